/** How the row types are written from the schema; the same for writing them and for checking them. */
export function codegenArguments(connectionString: string, outFile: string): string[] {
  return [
    `--dialect=postgres`,
    `--url=${connectionString}`,
    `--out-file=${outFile}`,
    '--include-pattern=public.*',
    '--type-mapping={"int8":"number"}',
  ];
}
