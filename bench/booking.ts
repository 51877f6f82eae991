import { hoursOn, starterHours } from "#app/visiting/hours/opening.ts";
import { openFormPage, sendForm } from "#tests/pages/form-page.ts";

/** What became of the forms that were sent: booked, told to come again (503), or any other answer. */
export type Bookings = {
  booked: number;
  busy: number;
  others: Map<number, number>;
  /** Milliseconds from sending a form to its answer. */
  answers: number[];
};

/** Days on which the park is open, so that nothing else keeps anybody from booking. */
const days = Array.from({ length: 90 }, (_, ahead) => Temporal.Now.plainDateISO("Asia/Taipei").add({ days: ahead + 4 }))
  .filter((day) => hoursOn(starterHours, day).hours)
  .map(String);
let number = 0;

/**
 * So many visitors each book one group of one person after another, until told to stop; the site must run in test mode.
 */
export function book(origin: string, clients: number): { bookings: Bookings; stop(): Promise<void> } {
  const bookings: Bookings = { booked: 0, busy: 0, others: new Map(), answers: [] };
  const going = { on: true };
  const all = Array.from({ length: clients }, async () => {
    while (going.on) await bookOne(origin, bookings);
  });
  return {
    bookings,
    async stop() {
      going.on = false;
      await Promise.all(all);
    },
  };
}

/** Books so many groups, one after the other. */
export async function bookSome(origin: string, groups: number): Promise<void> {
  const bookings: Bookings = { booked: 0, busy: 0, others: new Map(), answers: [] };
  while (bookings.booked < groups) await bookOne(origin, bookings);
}

async function bookOne(origin: string, bookings: Bookings): Promise<void> {
  const page = await openFormPage(origin, "/group");
  if (page.answer.status !== 200) return again(bookings, page.answer.status);
  const own = number++;
  const begun = performance.now();
  const { status } = await sendForm(origin, "/group", {
    ...page.hidden,
    groupName: `第 ${own} 班`,
    groupKind: "school",
    contactName: "林老師",
    phone: "0912-345-678",
    email: `class-${own}@example.org`,
    date: days[own % days.length] ?? "",
    startTime: "09:30",
    endTime: "12:00",
    total: "1",
    discount: "1",
    fieldTrip: "",
    classTour: "",
    guide: "",
    guidelines: "on",
    privacy: "on",
    verification: "PARK5",
  });
  bookings.answers.push(performance.now() - begun);
  if (status === 303) bookings.booked++;
  else await again(bookings, status);
}

/** Whoever is turned away waits a second, which is less than they are asked to. */
async function again(bookings: Bookings, status: number): Promise<void> {
  if (status === 503) bookings.busy++;
  else bookings.others.set(status, (bookings.others.get(status) ?? 0) + 1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
