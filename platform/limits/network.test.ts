import { expect, it } from "vitest";
import { networkOf } from "./network.ts";

it.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["203.0.114.9", "203.0.114.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["::FFFF:cb00:7109", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:3::1", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["", undefined],
  ["nobody", undefined],
  ["203.0.113.9, 10.0.0.1", undefined],
])("%s is in %s (rule H23)", (address, network) => {
  expect(networkOf(address)?.name).toBe(network);
});
