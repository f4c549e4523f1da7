import { learnerIsland } from './learner-island';
import { LearnerMarks as LearnerMarksPart } from './learner-marks';

export const LearnerMarks = learnerIsland('LearnerMarks', LearnerMarksPart);
