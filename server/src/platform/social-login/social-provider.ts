export type SocialProfile = { openid: string; nickname: string; avatar: string };

export type SocialScope = 'snsapi_base' | 'snsapi_userinfo';

export type AuthorizeRequest = { origin: string; callbackPath: string; scope: SocialScope; state: string };

/** A third party that vouches for who somebody is. */
export type SocialProvider = {
  name: string;
  appId: string;
  isSandbox: boolean;
  /** The provider's page on which a person agrees. */
  authorizeUrl(request: AuthorizeRequest): string;
  /** Turns the code that came back into a person; throws SocialProviderFailure. */
  exchange(code: string): Promise<SocialProfile>;
};

export class SocialProviderFailure extends Error {}
