import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { seeded } from '../fixtures/mutations.ts'
import { fixture } from '../fixtures/read.ts'
import { check, repair } from '../index.ts'
import { messages } from '../messages.ts'

const florist = fixture('florist')
const textOf = (path: string): string => findText(florist, path) ?? ''

const withFile = (path: string, text: string): Project =>
  toProject([...[...florist.values()].filter((each) => each.path !== path), file(path, text)])

const changed = (path: string, from: string, to: string): Project => {
  expect(textOf(path)).toContain(from)
  return withFile(
    path,
    textOf(path).replace(from, () => to)
  )
}

const without = (path: string): Project =>
  toProject([...florist.values()].filter((each) => each.path !== path))

const errorsOf = async (project: Project) =>
  (await check(project)).errors.map(({ file: path, ruleId, line }) => [path, ruleId, line])

describe('a project of Vue', () => {
  it('is checked by its own profile, linked, and faultless as it is', async () => {
    const report = await check(florist)
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report).toMatchObject({
      profile: 'vue-vite',
      buildTest: { buildSuccess: true, engine: 'rollup' }
    })
  })

  it.each([
    ['a tag that is never closed', 'src/App.vue', '</header>', '', 7],
    ['a tag that closes nothing', 'src/App.vue', '<RouterView />', '</main>', 11],
    ['an interpolation without its end', 'src/ui/BunchCard.vue', 'bunch.name }}', 'bunch.name', 12],
    [
      'an expression that ends too soon',
      'src/ui/BunchCard.vue',
      ':class="{ first }"',
      ':class="{ first"',
      11
    ],
    ['a handler that is no statement', 'src/pages/OrderPage.vue', "name = ''", 'name = = 1', 8],
    ['an else without its if', 'src/pages/HomePage.vue', ' v-if="isPriced(bunch)"', '', 15],
    [
      'a loop over nothing',
      'src/pages/HomePage.vue',
      '(bunch, index) in bunches',
      '(bunch, index) on bunches',
      11
    ],
    ['a script that is no script', 'src/pages/OrderPage.vue', "ref('')", "ref('", 4],
    ['a component of nothing', 'src/ui/SiteFooter.vue', textOf('src/ui/SiteFooter.vue'), '\n', 1]
  ])('says of %s where it stands', async (_, path, from, to, line) => {
    const found = await errorsOf(changed(path, from, to))
    expect(found).toContainEqual([path, 'vue/syntax', line])
  })

  it('takes no type for a fault where the script has types, and takes it for one elsewhere', async () => {
    const path = 'src/pages/OrderPage.vue'
    const typed = changed(path, 'v-model="name"', ':value="(name as string)"')
    expect(await errorsOf(typed)).toContainEqual([path, 'vue/syntax', 11])
  })

  it('names what components import and what is not there', async () => {
    const gone = await errorsOf(changed('src/App.vue', './ui/SiteFooter.vue', './ui/SiteBottom.vue'))
    expect(gone).toContainEqual(['src/App.vue', 'script/missing-import', 3])
    const unknown = changed('src/pages/HomePage.vue', 'import { bunches,', 'import { bunchs as bunches,')
    const found = await errorsOf(unknown)
    expect(found).toContainEqual(['src/pages/HomePage.vue', 'script/missing-export', 2])
    const packageless = changed('src/pages/OrderPage.vue', "from 'vue'", "from 'pinia'")
    expect((await check(packageless)).errors.map(({ ruleId }) => ruleId)).toEqual([
      'manifest/missing-dependency'
    ])
  })

  it.each([
    [
      'in its script',
      'src/pages/HomePage.vue',
      'import { bunches, type Bunch }',
      'import { type Bunch }',
      11
    ],
    ['in its markup', 'src/pages/HomePage.vue', 'isPriced(bunch)', 'isPrized(bunch)', 12],
    [
      'of a loop, outside of it',
      'src/pages/HomePage.vue',
      '<template>',
      '<template>\n  <p>{{ bunch }}</p>',
      9
    ],
    ['of a handler', 'src/pages/OrderPage.vue', "name = ''", "nobody = ''; send()", 8],
    ['of an attribute', 'src/ui/BunchCard.vue', ':class="{ first }"', ':class="{ frist }"', 11],
    ['that an attribute is short for', 'src/ui/BunchCard.vue', ':class="{ first }"', ':class-name', 11],
    ['of a component', 'src/pages/HomePage.vue', "import BunchCard from '../ui/BunchCard.vue'", '', 12]
  ])('says of a name that nothing defines where it stands: %s', async (_, path, from, to, line) => {
    const { errors } = await check(changed(path, from, to), { build: 'none' })
    expect(errors.map(({ file: at, ruleId, line: row }) => [at, ruleId, row])).toContainEqual([
      path,
      'script/undefined-name',
      line
    ])
  })

  it('says what becomes of it: a script throws, markup goes on without it', async () => {
    const page = changed('src/pages/HomePage.vue', "import BunchCard from '../ui/BunchCard.vue'", 'nobody()')
    const text = (findText(page, 'src/pages/HomePage.vue') ?? '').replace(
      'isPriced(bunch)',
      'isPrized(bunch)'
    )
    const { errors } = await check(withFile('src/pages/HomePage.vue', text), { build: 'none' })
    expect(errors.map(({ message }) => message)).toEqual([
      messages.undefinedName('nobody'),
      messages.unknownComponent('BunchCard'),
      messages.unknownInTemplate('isPrized')
    ])
  })

  it('may use names that its options, its properties and its plugins define', async () => {
    const path = 'src/ui/SiteFooter.vue'
    const text = textOf(path).replace('{{ telephone }}', '{{ telephone }} {{ other }} {{ $route.path }}')
    const report = await check(withFile(path, text), { build: 'none' })
    expect(report.errors).toEqual([])
    expect(report.checks.find(({ id }) => id === 'names')).toMatchObject({
      why: messages.partlyRead(path)
    })
    const props = withFile(
      'src/ui/BunchList.vue',
      [
        '<script setup lang="ts">',
        "import type { Bunch } from '../shop.ts'",
        'interface Listed { bunches: readonly Bunch[]; title?: string }',
        'defineProps<Listed>()',
        'defineEmits<{ pick: [id: string] }>()',
        '</script>',
        '',
        '<template>',
        '  <h2>{{ title }}</h2>',
        '  <BunchList v-for="({ id }, index) in bunches" :key="id" v-bind="$attrs" :[title]="index">',
        '    <template #entry="{ name: shown }">{{ shown.length + index }}</template>',
        '    <button type="button" @click="$emit(\'pick\', id)">{{ id }}</button>',
        '  </BunchList>',
        '</template>',
        ''
      ].join('\n')
    )
    expect((await check(props, { build: 'none' })).errors).toEqual([])
    const registered = toProject([
      ...changed('src/pages/HomePage.vue', "import BunchCard from '../ui/BunchCard.vue'", '').values(),
      file('src/plugin.ts', "export default { install: (app) => app.component('BunchCard', {}) }\n")
    ])
    expect((await check(registered, { build: 'none' })).errors).toEqual([])
  })

  it('may write its expressions in every way of Vue', async () => {
    const page = withFile(
      'src/pages/EveryPage.vue',
      [
        '<script lang="ts">',
        'export const one = 1',
        '</script>',
        '',
        '<script setup lang="ts" generic="T">',
        "import * as Ui from '../ui/parts.ts'",
        'enum Size { small }',
        "const props = defineProps(['is-open', 'list'])",
        'const text = defineModel<string>()',
        'const vFocus = {}',
        "const go = async () => (await fetch('/')).ok",
        '</script>',
        '',
        '<template>',
        '  <p v-if="isOpen &amp;&amp; props.list" :title="&quot;a&quot; + one">{{ one &lt; 2 &amp;&amp; Size.small }}</p>',
        '  <p v-for="({ a, b = 2, c: [d] }, index) of list" :key="index">{{ a + b + d }}</p>',
        '  <p v-for="n in 3" :key="n" v-focus v-memo="[n]">{{ n /* each */ }}</p>',
        '  <p v-pre>{{ raw }}</p>',
        '  <label><input v-model.trim="text" @input="if (one) go(); text = $event.type" /></label>',
        '  <button @click="async () => { await go() }" @keyup.enter="function (e) { e.stopPropagation() }">Go</button>',
        '  <Ui.Table #item.name="{ item }"><b :is-open>{{ (item as string)!.length }}</b></Ui.Table>',
        '  <custom-element v-on="{ click: go }" v-bind="$attrs" />',
        '</template>',
        ''
      ].join('\n')
    )
    const whole = toProject([...page.values(), file('src/ui/parts.ts', 'export const Table = {}\n')])
    const { errors, checks } = await check(whole, { build: 'none' })
    expect(errors).toEqual([])
    const lost = withFile(
      'src/pages/EveryPage.vue',
      (findText(page, 'src/pages/EveryPage.vue') ?? '').replaceAll('one', 'two').replace('two = 1', 'one = 1')
    )
    const found = await check(
      toProject([...lost.values(), file('src/ui/parts.ts', 'export const Table = {}\n')]),
      { build: 'none' }
    )
    expect(found.errors.map(({ line }) => line)).toEqual([15, 15, 19])
    expect(checks.find(({ id }) => id === 'names')).toMatchObject({ state: 'clean' })
  })

  it('that was cut off anywhere is reported, never thrown, and loses no file', async () => {
    const random = seeded(20_261_129)
    const paths = [...florist.keys()].filter((path) => path.endsWith('.vue'))
    for (let round = 0; round < 60; round += 1) {
      const path = paths[Math.floor(random() * paths.length)] ?? ''
      const text = textOf(path)
      // The end of the file itself is no loss.
      const cut = text.slice(0, Math.floor(random() * (text.length - 14)))
      const lastBlock = /<\/(?:template|script|style)>\s*$/.test(cut)
      const report = await repair(withFile(path, cut), { build: 'none' })
      expect(report.finalStatus).not.toBe('ERROR')
      expect(report.fixedFiles).toHaveLength(florist.size)
      if (!lastBlock)
        expect(
          report.errors.map((each) => each.file),
          cut
        ).toContain(path)
    }
  })

  it('whose last block is not closed is closed where likely repairs are asked for', async () => {
    const path = 'src/App.vue'
    const broken = withFile(path, textOf(path).replace('</template>\n', ''))
    const { errors } = await check(broken, { build: 'none' })
    expect(errors).toMatchObject([{ file: path, ruleId: 'vue/syntax', confidence: 'likely' }])
    const { fixedFiles, errors: left } = await repair(broken, { fixes: 'likely', build: 'none' })
    expect(fixedFiles.find((each) => each.path === path)?.content).toBe(textOf(path))
    expect(left).toEqual([])
  })

  it('in a code fence is freed of it', async () => {
    const path = 'src/App.vue'
    const { fixedFiles } = await repair(withFile(path, `\`\`\`vue\n${textOf(path)}\`\`\`\n`), {
      build: 'none'
    })
    expect(fixedFiles.find((each) => each.path === path)?.content).toBe(textOf(path))
  })

  it('that lost its entry gets one that mounts the App with its router', async () => {
    const lost = without('src/main.ts')
    const { errors } = await check(lost)
    expect(errors).toContainEqual(
      expect.objectContaining({ file: 'src/main.ts', message: messages.missingEssential('src/main.ts') })
    )
    const { fixedFiles, errors: left } = await repair(lost, { fixes: 'likely' })
    expect(left).toEqual([])
    expect(fixedFiles.find(({ path }) => path === 'src/main.ts')?.content).toBe(
      [
        "import { createApp } from 'vue'",
        "import App from './App.vue'",
        "import router from './router'",
        "import './style.css'",
        '',
        "createApp(App).use(router).mount('#app')",
        ''
      ].join('\n')
    )
  })

  it.each(['index.html', 'vite.config.ts'])('that lost %s is told so', async (path) => {
    expect((await check(without(path), { build: 'none' })).errors.map((each) => each.file)).toContain(path)
  })

  it.each(['vue', 'vite', '@vitejs/plugin-vue'])('without the package %s gets it again', async (name) => {
    const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>
    delete manifest['dependencies']?.[name]
    delete manifest['devDependencies']?.[name]
    const lacking = withFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
    expect((await check(lacking, { build: 'none' })).errors).not.toEqual([])
    const { fixedFiles } = await repair(lacking, { build: 'none' })
    expect(String(fixedFiles.find(({ path }) => path === 'package.json')?.content)).toContain(`"${name}":`)
  })
})
