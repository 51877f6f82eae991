/** The envelope of the calls scripts make (spec §3): the HTTP status and the envelope's are the same number. */
export function envelope(data: unknown, status = 200, message = ""): Response {
  return new Response(envelopeText(data, status, message), { status, headers: { "content-type": "application/json" } });
}

/** The same as text, for what is refused before the application hears of it. */
export function envelopeText(data: unknown, status: number, message: string): string {
  return JSON.stringify({ status, Data: data, Message: message });
}
