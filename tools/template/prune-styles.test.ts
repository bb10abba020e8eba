import { describe, expect, it } from 'vitest'
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { outlineScripts } from './outline.ts'
import { matchStyleNames } from './style-names.ts'
import { namesInStyles, outlineSheets, outlineStyles } from './style-outline.ts'

/** What is left of `src/a.css`, which `src/main.tsx` imports, and of that script. */
async function pruned(script: string, css: string, others: Readonly<Record<string, string>> = {}) {
  const texts = { 'src/main.tsx': `import './a.css'\n\n${script}\n`, 'src/a.css': `${css}\n`, ...others }
  const available = toProject(Object.entries(texts).map(([path, text]) => file(path, text)))
  const styles = outlineSheets([file('src/a.css', texts['src/a.css'])])
  const known = new Set([...styles.values()].flatMap(namesInStyles))
  const scripts = await outlineScripts(new Map([['src/main.tsx', texts['src/main.tsx']]]))
  const outlines = new Map(
    [...scripts].map(([path, pieces]) => [
      path,
      pieces.map((piece) =>
        piece.kind === 'statement'
          ? { ...piece, styleNames: matchStyleNames(piece.styleNames ?? [], known) }
          : piece
      )
    ])
  )
  const { files } = prune(available, outlines, ['src/main.tsx'], {
    styles: { outlines: styles, folder: 'src/', build: 'site-build/', page: available.get('index.html') }
  })
  const textOf = (path: string) => files.get(path)?.content.toString().trimEnd()
  return { css: textOf('src/a.css'), script: textOf('src/main.tsx') }
}

const rule = (selector: string, declaration = 'color: red;') => `${selector} {\n  ${declaration}\n}`

/** Of some selectors, those that stay beside a script. */
async function staying(script: string, ...selectors: string[]): Promise<string[]> {
  const { css = '' } = await pruned(script, [rule('body'), ...selectors.map((each) => rule(each))].join('\n'))
  return selectors.filter((selector) => css.includes(`\n${selector} {`))
}

describe('a rule stays', () => {
  it('where its class stands in a string', async () => {
    const script = 'export const a = [\'btn btn-wide\', `card`, <i className="mark" />]'
    const selectors = ['.btn', '.btn-wide', '.card', '.mark']
    expect(await staying(script, ...selectors, '.btn-quiet', '.gone')).toEqual(selectors)
  })

  it('where a template literal begins or ends its name', async () => {
    const script = 'export const a = (tone, size) => `notice notice-${tone} ${size}-wide part${size}`'
    const selectors = ['.notice', '.notice-err', '.x-wide', '.part2', '.part']
    expect(await staying(script, ...selectors, '.wide', '.notices')).toEqual(selectors)
  })

  it('where a script joins its name, or selects by it', async () => {
    const script = "export const a = (tone) => ['badge-' + tone, document.querySelector('.top > .brand img')]"
    expect(await staying(script, '.badge-new', '.top', '.brand', '.img2')).toEqual([
      '.badge-new',
      '.top',
      '.brand'
    ])
  })

  it('whatever its elements, states and other attributes are', async () => {
    const selectors = ['a:hover', "[aria-pressed='true']", ':root', '::selection', 'h1 + p', 'p:not(.gone)']
    expect(await staying('export const a = 1', ...selectors)).toEqual(selectors)
  })

  it('where all that its selector needs is there', async () => {
    const script = "export const a = ['here', 'there']"
    expect(
      await staying(
        script,
        '.here .there',
        '.here:is(.gone, .there)',
        '.here:has(> .there)',
        '.here .gone',
        '.here:is(.gone, .lost)',
        '.here:has(.gone)'
      )
    ).toEqual(['.here .there', '.here:is(.gone, .there)', '.here:has(> .there)'])
  })

  it('where a script sets its data attribute, to whatever', async () => {
    const script =
      "export const a = <i data-tone={b} />\nexport const b = (e) => [e.dataset.colorScheme, e.dataset['page']]"
    const selectors = ["[data-tone='ok']", "[data-color-scheme='dark']", '[data-page]']
    expect(await staying(script, ...selectors, '[data-gone]')).toEqual(selectors)
  })

  it('where the page has its data attribute with that value, or a script of the page sets it', async () => {
    const css = [
      rule("[data-layout='grid'] p"),
      rule("[data-layout='landing'] p"),
      rule('[data-layout] a'),
      rule("[data-color-scheme='dark']"),
      rule('.noted'),
      rule('.day')
    ].join('\n')
    const page =
      '<html data-layout="grid" class="noted"><title>A day out</title><script>document.documentElement.dataset.colorScheme=s</script></html>'
    const left = await pruned('export const a = 1', css, { 'index.html': page })
    expect(left.css).toBe(css.replace(/\[data-layout='landing'\] p \{.*?\n\}\n|\n\.day \{.*/gs, ''))
  })

  it('not for a word of a sentence', async () => {
    const script = "export const a = ['No free times', 'every day of the week.', <p>free day</p>]"
    expect(await staying(script, '.free', '.day')).toEqual([])
  })
})

describe('of a style sheet', () => {
  const script = "export const a = 'here'"

  it('selectors that cannot match go from a list', async () => {
    const { css } = await pruned(script, '.gone,\n.here,\nbody,\n.lost {\n  color: red;\n}')
    expect(css).toBe('.here,\nbody {\n  color: red;\n}')
  })

  it('at-rules and rules that are left empty go, with their comments', async () => {
    const css = [
      '/* About the sheet. */',
      '@layer ui {',
      '  .here {',
      '    color: red;',
      '    & .gone {',
      '      color: red;',
      '    }',
      '  }',
      '',
      '  /* About what is gone. */',
      '  .gone {',
      '    color: red;',
      '  }',
      '  @media print {',
      '    .gone {',
      '      color: red;',
      '    }',
      '  }',
      '  /* About what is here. */',
      '  .here a {',
      '    color: red;',
      '  }',
      '}'
    ].join('\n')
    expect((await pruned(script, css)).css).toBe(
      '/* About the sheet. */\n@layer ui {\n  .here {\n    color: red;\n  }\n\n  /* About what is here. */\n  .here a {\n    color: red;\n  }\n}'
    )
  })

  it('custom properties go that nothing reads but one that is not read', async () => {
    const css = [
      ':root {',
      '  --read: var(--inner);',
      '  --inner: 1px;',
      '  --unread: var(--only-there);',
      '  --only-there: 2px;',
      '  --script: 3px;',
      '  --owner: 4px;',
      '  --gone: 5px;',
      '}',
      '.here {',
      '  margin: var(--read, 0);',
      '}',
      '.gone {',
      '  margin: var(--gone);',
      '}'
    ].join('\n')
    const left = await pruned(
      "import './custom.css'\n\nexport const a = ['here', document.body.style.getPropertyValue('--script')]",
      css,
      { 'src/custom.css': 'p {\n  margin: var(--owner);\n}\n' }
    )
    expect(left.css).toBe(
      ':root {\n  --read: var(--inner);\n  --inner: 1px;\n  --script: 3px;\n  --owner: 4px;\n}\n.here {\n  margin: var(--read, 0);\n}'
    )
  })

  it('key frames go that no animation names', async () => {
    const frames = (name: string) => `@keyframes ${name} {\n  to {\n    rotate: 1turn;\n  }\n}`
    const css = [
      rule('.here', 'animation: spin 1s linear;'),
      rule('.gone', 'animation-name: fade;'),
      frames('spin'),
      frames('fade')
    ].join('\n')
    expect((await pruned(script, css)).css).toBe(
      [rule('.here', 'animation: spin 1s linear;'), frames('spin')].join('\n')
    )
  })

  it('typefaces, imports and the order of layers stay', async () => {
    const css =
      "@import './b.css';\n@layer base, ui;\n@font-face {\n  font-family: 'A';\n  src: url(/fonts/a.woff2);\n}"
    expect((await pruned(script, css, { 'src/b.css': '' })).css).toBe(css)
  })

  it('nothing is left where no rule can match, and no script imports it', async () => {
    expect(await pruned(script, rule('.gone'))).toEqual({ css: undefined, script })
  })

  it('the whole stays where another sheet imports it, though no rule can match', async () => {
    const left = await pruned("import './chosen.css'\n\nexport const a = 1", rule('.gone'), {
      'src/chosen.css': "@import './a.css';\n"
    })
    expect(left).toEqual({
      css: rule('.gone'),
      script: "import './a.css'\n\nimport './chosen.css'\n\nexport const a = 1"
    })
  })

  it('the whole stays where a component is reached whose names are not known', async () => {
    const css = rule('.gone')
    const left = await pruned("import './card.vue'", css, { 'src/card.vue': '<template><p /></template>\n' })
    expect(left.css).toBe(css)
  })

  it('the text has to be CSS', () => {
    expect(() => outlineStyles('src/a.css', 'a { color }')).toThrow('src/a.css: ')
  })
})
