import { createServer } from "node:http";

// The measure for a cached page: a server that does nothing but send the same answer. Arguments: port, the head as a
// list of names and values in turn; the body comes on standard input.
const [port = "0", head = "[]"] = process.argv.slice(2);
const headers: string[] = JSON.parse(head);
const body = Buffer.concat(await Array.fromAsync(process.stdin));
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
