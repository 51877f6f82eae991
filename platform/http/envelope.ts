/** The envelope of the calls scripts make (spec §3): the HTTP status and the envelope's are the same number. */
export function envelope(data: unknown, status = 200, message = ""): Response {
  return Response.json({ status, Data: data, Message: message }, { status });
}
