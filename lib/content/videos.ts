import { type Video, videos } from '@/content/videos';

/** @throws Error if content/videos.ts has no such film */
export function getVideo(id: string): Video {
  const video = videos.find((candidate) => candidate.id === id);
  if (!video) throw new Error(`<Video id="${id}">: content/videos.ts has no such film`);
  return video;
}
