/** Values remembered in this process until one of their tags changes. */
export interface Memo {
  /** What `load` gave last under this key; loads anew after any of `tags` was dropped. */
  remember<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T>;
  /** Forgets everything made of these tags; without tags, everything. */
  drop(tags?: readonly string[]): void;
}

/**
 * An empty memory, one per process. `mayAsk` throws where nothing may be loaded, so that it throws whether the value is
 * known or not.
 */
export function openMemo(mayAsk: () => void = () => {}): Memo {
  const kept = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>();
  return {
    remember<T>(key: string, tags: string[], load: () => Promise<T>): Promise<T> {
      mayAsk();
      const known = kept.get(key);
      // One key is always loaded by one function, so the value has that function's type.
      if (known) return known.value as Promise<T>;
      const value = load();
      const entry = { tags, value };
      kept.set(key, entry);
      value.catch(() => kept.get(key) === entry && kept.delete(key));
      return value;
    },
    drop(tags) {
      for (const [key, entry] of kept) if (!tags || entry.tags.some((tag) => tags.includes(tag))) kept.delete(key);
    },
  };
}
