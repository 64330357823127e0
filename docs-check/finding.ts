/** What one check has looked at, and what is wrong: a sentence each, with its place first. */
export type Finding = Readonly<{ name: string; looked: string; faults: readonly string[] }>;
