/** What is shown of a subject. Plain text; the link is a path of this site. */
export type SubjectDescription = { title: string; excerpt: string; picture: string; link: string };

/** What a notice is about: something of a module, by the module's word for it and its id there. */
export type Subject = SubjectDescription & { kind: string; id: number };
