import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";

const never = () => () => {};

/** True once the page is alive in a browser that knows passkeys, on the domain they are made for. */
export function usePasskeysHere(host: string | undefined): boolean {
  return useSyncExternalStore(
    never,
    () =>
      host !== undefined &&
      (location.hostname === host || location.hostname.endsWith(`.${host}`)) &&
      browserSupportsWebAuthn(),
    () => false,
  );
}

/**
 * A form that goes to the server only with what the device says (rule H31): when it is sent, the server is asked by the
 * wish `ask` what the device shall do, the device does it, and its answer goes with the form in the hidden `field`.
 * Only the form's own fields named in `telling` go with the question: what else stands there is for another address.
 * `failed` when the device did not, or the server asked nothing of it.
 */
export function useCeremony<T>({
  ask,
  action,
  run,
  telling = [],
  field: name = "credential",
}: {
  ask: string;
  action: string;
  run: (options: T) => Promise<unknown>;
  telling?: readonly string[];
  field?: string;
}) {
  const fetcher = useFetcher<{ passkey?: T; wrong?: string | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef<unknown>(undefined);
  const [failed, setFailed] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (fieldIn(form.current, name)?.value) return;
    event.preventDefault();
    setFailed(false);
    const [asked, given] = [new FormData(), new FormData(event.currentTarget)];
    for (const one of telling) asked.set(one, given.get(one) ?? "");
    asked.set("wish", ask);
    fetcher.submit(asked, { method: "post", action });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is acted on once
  useEffect(() => {
    if (fetcher.data === undefined || answered.current === fetcher.data) return;
    answered.current = fetcher.data;
    const { passkey: options, wrong } = fetcher.data;
    if (options === undefined) return setFailed(wrong === undefined);
    run(options).then(
      (credential) => {
        const field = fieldIn(form.current, name);
        if (!field) return;
        field.value = JSON.stringify(credential);
        form.current?.requestSubmit();
        // It answers one question: whoever comes back to this page is asked anew.
        field.value = "";
      },
      () => setFailed(true),
    );
  }, [fetcher.data]);

  return { form, onSubmit, failed, wrong: fetcher.data?.wrong, busy: fetcher.state !== "idle" };
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
