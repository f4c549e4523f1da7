/** The films of the guides. `minutes` only where a source that was read states it. */
export const videos = [
  // The length is given in the interview that the guide cites as "bryan".
  { id: 'whats-the-problem', youtubeId: 'YtFOxNbmD38', title: "What's the Problem?", author: 'Joe Bryan', minutes: 39 },
  {
    id: 'hidden-secrets-4',
    youtubeId: 'iFDe5kUUyT0',
    title: 'Hidden Secrets of Money, episode 4',
    author: 'Mike Maloney',
    minutes: null,
  },
] as const;

export type Video = (typeof videos)[number];

export function getVideo(id: string): Video {
  const video = videos.find((candidate) => candidate.id === id);
  if (!video) throw new Error(`<Video id="${id}">: content/videos.ts has no such film`);
  return video;
}
