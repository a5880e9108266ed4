export { createScoreSubscribers } from './score.subscribers.ts';
