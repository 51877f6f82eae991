import { createServer } from "node:http";

// The measure for a cached page: a server that does nothing but send these bytes. Arguments: port, encoding; the bytes come on standard input.
const [port = "0", encoding = "br"] = process.argv.slice(2);
const body = Buffer.concat(await Array.fromAsync(process.stdin));
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": encoding, "content-length": body.length });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
