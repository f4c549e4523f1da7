import { island } from '@/components/islands/island';
import { ExplainPicture as ExplainPicturePart } from './explain-picture';

export const ExplainPicture = island('ExplainPicture', ExplainPicturePart);
