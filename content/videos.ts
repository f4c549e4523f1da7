interface VideoRow {
  readonly id: string;
  readonly youtubeId: string;
  readonly title: string;
  readonly author: string;
  readonly minutes: number;
}

export const videos = [
  // The length is given in the interview that the guide cites as "bryan".
  { id: 'whats-the-problem', youtubeId: 'YtFOxNbmD38', title: "What's the Problem?", author: 'Joe Bryan', minutes: 39 },
  // 1,775 seconds: the length on YouTube, read in a public list of films in November 2026.
  {
    id: 'hidden-secrets-4',
    youtubeId: 'iFDe5kUUyT0',
    title: 'Hidden Secrets of Money, episode 4',
    author: 'Mike Maloney',
    minutes: 30,
  },
] as const satisfies readonly VideoRow[];

export type Video = (typeof videos)[number];
