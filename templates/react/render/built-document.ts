/** The addresses of what a build made of the scripts and styles of a site. */
export interface BuiltAssets {
  /** The script that a page starts with. */
  script: string
  /** The scripts that it imports. */
  preload: readonly string[]
  styleSheet: string
}

/** Fills index.html as Vite does: with the addresses of what was built, and files in the folder of the host. */
export function toBuiltDocument(
  html: string,
  { script, preload, styleSheet }: BuiltAssets,
  base: string
): string {
  const tags = [
    `<script type="module" crossorigin src="${script}"></script>`,
    ...preload.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    `<link rel="stylesheet" crossorigin href="${styleSheet}">`
  ]
  return html
    .replace(/\n\s*<script type="module" src="\/src\/[^>]*><\/script>/, '')
    .replace(/(<link\b[^>]*?\shref=")(\/(?!\/))/g, (_, start, slash) => `${start}${base}${slash}`)
    .replace('\n  </head>', (end) => tags.map((tag) => `\n    ${tag}`).join('') + end)
}
