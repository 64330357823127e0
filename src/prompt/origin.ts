/** The line of a prompt that says where its request comes from. It is ours, so it contains no text by others but plain names. */

/** A branch or a tag by its name. */
export type NamedRef = Readonly<{
  kind: 'branch' | 'base branch' | 'default branch' | 'tag';
  name: string;
}>;

/** Where a request comes from. */
export type RequestOrigin = Readonly<{
  /** GitHub's name of the event. */
  event: string;
  /** `owner/name` */
  repository: string;
  /** Undefined if the subject has none. */
  ref: NamedRef | undefined;
  /** The page of the subject; empty if it has none. */
  link: string;
}>;

/** Renders the line. A name that is not plain is only in the data. */
export function renderOrigin({ event, repository, ref, link }: RequestOrigin): string {
  const facts = [`event ${event}`, `repository ${repository}`];
  if (ref !== undefined && isPlainName(ref.name)) facts.push(`${ref.kind} ${ref.name}`);
  if (isPlainLink(link)) facts.push(`page ${link}`);
  return `This request comes from: ${facts.join(', ')}`;
}

/** Returns whether a name of a branch or a tag can stand in an instruction. */
export function isPlainName(name: string): boolean {
  return /^[\w./@+-]{1,100}$/.test(name);
}

/** Returns whether a link is nothing but an address, without characters that could end it. */
export function isPlainLink(link: string): boolean {
  if (link.length > 500) return false;
  return /^https?:\/\/[A-Za-z0-9.:[\]-]+\/[A-Za-z0-9._~%+@/#?=&-]*$/.test(link);
}
