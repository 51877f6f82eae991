/**
 * Makes films and sounds of the starter library anew: `node starter/media/make.ts [name …]`, on a machine with ffmpeg
 * (README.md).
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { change, films, lengthOf, type Shot } from "./films.ts";
import { scores } from "./scores.ts";
import { rate, type Track, wav } from "./synth.ts";

const here = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), "media-"));
const frames = 20;
const shown = { width: 640, height: 360 };

const asked = process.argv.slice(2);
const lines: string[] = [];
for (const [slug, score] of Object.entries(scores)) {
  const track = score();
  const shots = films[slug];
  if (asked.length === 0 || asked.includes(slug)) await make(slug, track, shots);
  const file = readdirSync(here)
    .find((name) => name.startsWith(`${slug}-`))
    ?.replace(/\.\w+$/, "");
  lines.push(
    `  "${slug}": { file: "${file}", seconds: ${Math.round(shots ? lengthOf(shots) : track.length / rate)} },`,
  );
}
writeFileSync(
  join(here, "made.ts"),
  `/** The films and sounds of the starter library; written by make.ts. */\nexport const made: Record<string, { file: string; seconds: number }> = {\n${lines.join("\n")}\n};\n`,
);
rmSync(work, { recursive: true });

async function make(slug: string, track: Track, shots: Shot[] | undefined): Promise<void> {
  for (const name of readdirSync(here)) if (name.startsWith(`${slug}-`)) rmSync(join(here, name));
  const sound = join(work, `${slug}.wav`);
  writeFileSync(sound, wav(track));
  const endings = shots ? await film(slug, shots, sound) : listen(slug, sound);
  const name = `${slug}-${createHash("sha256")
    .update(readFileSync(join(work, `${slug}.${endings[0]}`)))
    .digest("hex")
    .slice(0, 12)}`;
  for (const ending of endings)
    writeFileSync(join(here, `${name}.${ending}`), readFileSync(join(work, `${slug}.${ending}`)));
}

function listen(slug: string, sound: string): ["opus", "mp3"] {
  ffmpeg(
    "-i",
    sound,
    "-ar",
    "48000",
    "-c:a",
    "libopus",
    "-b:a",
    "32k",
    "-map_metadata",
    "-1",
    join(work, `${slug}.opus`),
  );
  ffmpeg("-i", sound, "-c:a", "libmp3lame", "-b:a", "48k", "-map_metadata", "-1", join(work, `${slug}.mp3`));
  return ["opus", "mp3"];
}

async function film(slug: string, shots: readonly Shot[], sound: string): Promise<["webm", "mp4"]> {
  const pictures = await Promise.all(
    shots.map(async ({ drawing }, order) => {
      const file = join(work, `${slug}-${order}.png`);
      await sharp(Buffer.from(drawing()))
        .resize(1920, 1080, { fit: "cover" })
        .png({ compressionLevel: 1 })
        .toFile(file);
      return file;
    }),
  );
  const inputs = shots.flatMap(({ seconds }, order) => [
    "-loop",
    "1",
    "-framerate",
    String(frames),
    "-t",
    String(seconds),
    "-i",
    pictures[order] ?? "",
  ]);
  const views = shots.map(
    ({ move, seconds }, order) =>
      `[${order}]zoompan=${moveOver(move, Math.round(seconds * frames))}:d=1:s=${shown.width}x${shown.height}:fps=${frames},setsar=1,format=yuv420p[v${order}]`,
  );
  let at = 0;
  const joins = shots.slice(1).map((_, order) => {
    at += (shots[order]?.seconds ?? 0) - change;
    const before = order === 0 ? "[v0]" : `[x${order - 1}]`;
    return `${before}[v${order + 1}]xfade=transition=fade:duration=${change}:offset=${at.toFixed(2)}[x${order}]`;
  });
  const raw = join(work, `${slug}.mkv`);
  ffmpeg(
    ...inputs,
    "-i",
    sound,
    "-filter_complex",
    [...views, ...joins].join(";"),
    "-map",
    `[x${shots.length - 2}]`,
    "-map",
    `${shots.length}:a`,
    "-shortest",
    "-c:v",
    "libx264",
    "-qp",
    "12",
    "-preset",
    "ultrafast",
    "-c:a",
    "pcm_s16le",
    raw,
  );
  ffmpeg(
    "-i",
    raw,
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "40",
    "-b:v",
    "0",
    "-deadline",
    "good",
    "-cpu-used",
    "3",
    "-row-mt",
    "1",
    "-c:a",
    "libopus",
    "-ar",
    "48000",
    "-b:a",
    "40k",
    "-map_metadata",
    "-1",
    join(work, `${slug}.webm`),
  );
  ffmpeg(
    "-i",
    raw,
    "-c:v",
    "libx264",
    "-crf",
    "30",
    "-preset",
    "slow",
    "-tune",
    "animation",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
    "-c:a",
    "aac",
    "-b:a",
    "56k",
    "-map_metadata",
    "-1",
    join(work, `${slug}.mp4`),
  );
  return ["webm", "mp4"];
}

/** The view's way over a picture in so many frames, as ffmpeg's zoompan has it. */
function moveOver(move: Shot["move"], many: number): string {
  const part = `(in/${many})`;
  const middle = "x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)'";
  switch (move) {
    case "nearer":
      return `z='1+0.16*${part}':${middle}`;
    case "away":
      return `z='1.18-0.16*${part}':${middle}`;
    case "left":
      return `z=1.2:x='(iw-iw/zoom)*(1-${part})':y='ih/2-(ih/zoom/2)'`;
    case "right":
      return `z=1.2:x='(iw-iw/zoom)*${part}':y='ih/2-(ih/zoom/2)'`;
    case "up":
      return `z=1.2:x='iw/2-(iw/zoom/2)':y='(ih-ih/zoom)*(1-${part})'`;
  }
}

function ffmpeg(...args: string[]) {
  execFileSync("ffmpeg", ["-v", "error", "-y", "-bitexact", ...args]);
}
