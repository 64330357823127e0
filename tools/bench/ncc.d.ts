declare module '@vercel/ncc' {
  const ncc: (
    input: string,
    options: Readonly<{ quiet: boolean; cache: boolean; minify: boolean }>,
  ) => Promise<Readonly<{ code: string }>>;
  export default ncc;
}
