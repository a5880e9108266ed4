import type { ApiFailure } from '../../api/client.ts';

/** 45 秒, 2 分 5 秒, 12 分钟 */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes >= 10) return `${Math.ceil(seconds / 60)} 分钟`;
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
}

/** The server's sentence, and how long to wait where it doesn't already say so. */
export function refusalText(failure: ApiFailure, fallback: string): string {
  const sentence = failure.message || fallback;
  const seconds = failure.retryAfterSeconds;
  const saysItself = /\d ?[秒分]/.test(sentence);
  return seconds && !saysItself ? `${sentence}（还需等待 ${durationText(seconds)}）` : sentence;
}
