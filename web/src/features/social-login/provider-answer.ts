import { providerAnswer } from '@zaojie/contract/social-login/social-login.schemas';

export type ProviderAnswer = { code: string; state: string };

/** What the provider put into our address; null when there is nothing usable, as after a refusal. */
export function readProviderAnswer(search: URLSearchParams): ProviderAnswer | null {
  const answer = providerAnswer.safeParse({ code: search.get('code'), state: search.get('state') });
  return answer.success ? answer.data : null;
}
