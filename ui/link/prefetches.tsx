import { useEffect, useRef } from "react";
import { PrefetchPageLinks } from "react-router";
import { finishPage, useLoadingPages } from "./prefetching.ts";

/** Loads ahead what links asked for. Belongs once into the page's body; without it nothing is prefetched. */
export function Prefetches() {
  return useLoadingPages().map((page) => <Prefetch key={page} page={page} />);
}

function Prefetch({ page }: { page: string }) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(0);

  useEffect(() => {
    left.current = box.current?.querySelectorAll("link").length ?? 0;
    if (left.current === 0) return finishPage(page);
    // A load that neither comes nor fails must not hold its place for ever.
    const timer = setTimeout(() => finishPage(page), 10_000);
    return () => clearTimeout(timer);
  }, [page]);

  function count() {
    left.current -= 1;
    if (left.current === 0) finishPage(page);
  }

  // Links with listeners stay where they are; React would move others into the head, where they could not be counted.
  const listeners = { onLoad: count, onError: count };
  return (
    <div hidden ref={box}>
      <PrefetchPageLinks page={page} {...listeners} />
    </div>
  );
}
