/** What somebody says under 关于. */
export type Details = {
  city: string;
  about: string;
  skills: readonly string[];
  tools: readonly string[];
  /** The name of each link, and the site it leads to; nobody can own these. */
  links: Readonly<Record<string, string>>;
};
export type DetailsByUsername = Readonly<Record<string, Details>>;
