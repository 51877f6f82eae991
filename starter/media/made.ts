/** The films and sounds of the starter library; written by make.ts. */
export const made: Record<string, { file: string; seconds: number }> = {
  "rain-on-seven-roofs": { file: "rain-on-seven-roofs-5aac230daa0d", seconds: 49 },
  "dawn-on-moon-river": { file: "dawn-on-moon-river-2f6e60d7920b", seconds: 60 },
  "bell-and-drum-hours": { file: "bell-and-drum-hours-fb1fe624f608", seconds: 44 },
  "one-day-of-a-puppet": { file: "one-day-of-a-puppet-e12eed0783fb", seconds: 46 },
  "how-an-umbrella-opens": { file: "how-an-umbrella-opens-05ef75596ad1", seconds: 40 },
  "a-day-in-the-park": { file: "a-day-in-the-park-ea43ac87d7f9", seconds: 36 },
};
