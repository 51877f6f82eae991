/** A request whose form was read already, while it arrived: `formData()` answers it however often it is asked. */
export class FormRequest extends Request {
  readonly #form: FormData;

  /** The same head as `from`, without its body, and perhaps under another address or with other headers. */
  constructor(
    from: Request,
    form: FormData,
    { url = from.url, headers = from.headers }: { url?: string; headers?: Headers } = {},
  ) {
    super(url, { method: from.method, headers, signal: from.signal });
    this.#form = form;
  }

  override async formData(): Promise<FormData> {
    return this.#form;
  }

  override clone(): FormRequest {
    return new FormRequest(this, this.#form);
  }

  /** The same form under another address. */
  under(url: string, headers: Headers): FormRequest {
    return new FormRequest(this, this.#form, { url, headers });
  }
}
