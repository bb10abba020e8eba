import { expect, it } from 'vitest'
import { componentToJavaScript } from './component-to-javascript.ts'

const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`

const files = new Map([
  [
    'src/field.ts',
    lines('export interface FieldProps {', '  label: string', '  hint?: string | undefined', '}')
  ]
])

const convert = async (text: string) =>
  componentToJavaScript(
    'src/PriceField.vue',
    text,
    (name) => name.startsWith('./'),
    (path) => files.get(path)
  )

it('declares at run time what types declared, and keeps defaults, comments and markup', async () => {
  const text = lines(
    '<script setup lang="ts" generic="Kind extends string">',
    "import { computed } from 'vue'",
    "import type { FieldProps } from './field.ts'",
    "import { format, type Format } from './format.ts'",
    '',
    '/** What the list may hold. */',
    "type Tone = 'ok' | 'err'",
    '',
    '/** A price. */',
    "const { label, hint = 'None', amount } = defineProps<",
    '  FieldProps & {',
    '    /** In cents. */',
    '    amount: number | string',
    '    tone?: Tone | undefined',
    '    busy?: boolean | undefined',
    '    of: unknown',
    '    lines?: readonly Kind[]',
    '    asked: string | undefined',
    '  }',
    '>()',
    'const model = defineModel<string>({ required: true })',
    "const open = defineModel<boolean>('open')",
    'const emit = defineEmits<{ close: []; /** By one. */ step: [by: number] }>()',
    '/** The row below. */',
    'defineSlots<{ default?: () => unknown }>()',
    '',
    'const shown = computed<string>(() => format(amount as number, {} as Format))',
    '</script>',
    '',
    '<template>',
    '  <p :class="hint" @click="emit(\'close\')">{{ label }}: {{ shown }}{{ model }}{{ open }}<slot /></p>',
    '</template>'
  )
  expect(await convert(text)).toEqual({
    read: ['src/field.ts'],
    text: lines(
      '<script setup>',
      "import { computed } from 'vue'",
      "import { format } from './format.js'",
      '',
      '/** A price. */',
      'const {',
      '  label,',
      "  hint = 'None',",
      '  amount',
      '} = defineProps({',
      '  label: { type: String, required: true },',
      '  hint: String,',
      '  /** In cents. */',
      '  amount: { type: [Number, String], required: true },',
      '  tone: String,',
      '  busy: Boolean,',
      '  of: { type: null, required: true },',
      '  lines: Array,',
      '  asked: { type: null, required: true }',
      '})',
      'const model = defineModel({ type: String, required: true })',
      "const open = defineModel('open', { type: Boolean })",
      'const emit = defineEmits([',
      "  'close',",
      '  /** By one. */',
      "  'step'",
      '])',
      '',
      'const shown = computed(() => format(amount, {}))',
      '</script>',
      '',
      '<template>',
      '  <p :class="hint" @click="emit(\'close\')">{{ label }}: {{ shown }}{{ model }}{{ open }}<slot /></p>',
      '</template>'
    )
  })
})

it('leaves out a script of types alone', async () => {
  const text = lines(
    '<script setup lang="ts">',
    'defineSlots<{ default?: () => unknown }>()',
    '</script>',
    '',
    '<template>',
    '  <main><slot /></main>',
    '</template>'
  )
  expect((await convert(text))?.text).toBe(lines('<template>', '  <main><slot /></main>', '</template>'))
})

it('takes a component without TypeScript as it is', async () => {
  expect(await convert(lines('<template><p /></template>'))).toBeUndefined()
})

it('refuses a type in the markup, which stays as it is written', async () => {
  const text = lines(
    '<script setup lang="ts">',
    'const read = (given: string) => given',
    '</script>',
    '',
    '<template>',
    '  <p>{{ read(1 as unknown as string) }}</p>',
    '</template>'
  )
  await expect(convert(text)).rejects.toThrow('src/PriceField.vue: its markup is not JavaScript')
})
