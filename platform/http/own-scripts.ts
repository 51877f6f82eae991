/**
 * Takes a page that was rendered with a nonce nobody else knows: answers it without the nonce, and the code of the
 * inline scripts that bore it. Those are the framework's and ours; a script that got into the page by way of content
 * has no such mark, and is never among them.
 */
export function ownScripts(rendered: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const parts = rendered.split(mark);
  const scripts: string[] = [];
  for (const [at, part] of parts.entries()) {
    const next = parts.slice(at + 1, at + 2)[0];
    if (next === undefined) break;
    const [before, after] = [part.slice(part.lastIndexOf("<")), next.slice(0, next.indexOf(">"))];
    if (!/^<script(\s|$)/.test(before) || / src="/.test(before + after)) continue;
    scripts.push(next.slice(next.indexOf(">") + 1, next.indexOf("</script>")));
  }
  return { html: parts.join(""), scripts };
}
