/** What a build made of the scripts and styles of a site. */
export interface BuiltAssets {
  /** Address of the script that a page starts with. */
  script: string
  /** Addresses of the scripts that it imports. */
  preload: readonly string[]
  css: string
}

/** Fills index.html as Vite does: with the addresses of the built scripts, and files in the folder of the host. */
export function toBuiltDocument(html: string, { script, preload }: BuiltAssets, base: string): string {
  const tags = [
    `<script type="module" crossorigin src="${script}"></script>`,
    ...preload.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  ]
  return html
    .replace(/\n\s*<script type="module" src="\/src\/[^>]*><\/script>/, '')
    .replace(/(<link\b[^>]*?\shref=")(\/(?!\/))/g, (_, start, slash) => `${start}${base}${slash}`)
    .replace('\n  </head>', (end) => tags.map((tag) => `\n    ${tag}`).join('') + end)
}
