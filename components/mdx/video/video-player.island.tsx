import { island } from '@/components/islands/island';
import { VideoPlayer as VideoPlayerPart } from './video-player';

export const VideoPlayer = island('VideoPlayer', VideoPlayerPart);
