import { afterEach, beforeEach, expect, vi } from "vitest";

/** A complaint on the console is a fault like any other. */
const complaints = vi.spyOn(console, "error");

beforeEach(() => void complaints.mockClear());
afterEach(() => expect(complaints.mock.calls, "written to console.error").toEqual([]));
