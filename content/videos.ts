/** The films of the guides, with their lengths in whole minutes. */
export const videos = [
  // The length is given in the interview that the guide cites as "bryan".
  { id: 'whats-the-problem', youtubeId: 'YtFOxNbmD38', title: "What's the Problem?", author: 'Joe Bryan', minutes: 39 },
  // 1,775 seconds, as a public list of films gives the length that YouTube states (read in November 2026).
  {
    id: 'hidden-secrets-4',
    youtubeId: 'iFDe5kUUyT0',
    title: 'Hidden Secrets of Money, episode 4',
    author: 'Mike Maloney',
    minutes: 30,
  },
] as const;

export type Video = (typeof videos)[number];

export function getVideo(id: string): Video {
  const video = videos.find((candidate) => candidate.id === id);
  if (!video) throw new Error(`<Video id="${id}">: content/videos.ts has no such film`);
  return video;
}
