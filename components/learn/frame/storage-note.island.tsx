import { learnerIsland } from '@/components/learn/learner/learner-island';
import { StorageNote as StorageNotePart } from './storage-note';

export const StorageNote = learnerIsland('StorageNote', StorageNotePart);
