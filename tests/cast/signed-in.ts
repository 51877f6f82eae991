import { ask, cookieOf } from "#tests/ask.ts";
import { cast, type CastName, castPassword } from "./cast.ts";

/** Signs one of the cast in on a site; answers the cookie by which the site knows them. */
export async function signedIn(url: string, name: CastName, password: string = castPassword): Promise<string> {
  return cookieOf(await ask(url, "/booking-manage", { form: { email: cast[name].email, password } }));
}

/** Signs all of the cast in. */
export async function castSignedIn(url: string): Promise<Record<CastName, string>> {
  return {
    director: await signedIn(url, "director"),
    officer: await signedIn(url, "officer"),
    editor: await signedIn(url, "editor"),
    trainee: await signedIn(url, "trainee"),
  };
}
