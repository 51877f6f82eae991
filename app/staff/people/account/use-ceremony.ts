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
 * wish `ask` what the device shall do, the device does it, and its answer goes with the form in the hidden field
 * `credential`. `failed` when the device did not.
 */
export function useCeremony<T>({
  ask,
  action,
  run,
}: {
  ask: string;
  action: string;
  run: (options: T) => Promise<unknown>;
}) {
  const fetcher = useFetcher<{ passkey?: T; wrong?: string | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef<unknown>(undefined);
  const [failed, setFailed] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (fieldIn(form.current)?.value) return;
    event.preventDefault();
    setFailed(false);
    const asked = new FormData(event.currentTarget);
    asked.set("wish", ask);
    fetcher.submit(asked, { method: "post", action });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is acted on once
  useEffect(() => {
    const options = fetcher.data?.passkey;
    if (options === undefined || answered.current === fetcher.data) return;
    answered.current = fetcher.data;
    run(options).then(
      (credential) => {
        const field = fieldIn(form.current);
        if (field) field.value = JSON.stringify(credential);
        form.current?.requestSubmit();
      },
      () => setFailed(true),
    );
  }, [fetcher.data]);

  return { form, onSubmit, failed, wrong: fetcher.data?.wrong, busy: fetcher.state !== "idle" };
}

function fieldIn(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem("credential");
  return field instanceof HTMLInputElement ? field : undefined;
}
