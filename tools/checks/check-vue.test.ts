import { expect, it } from 'vitest'
import { findBreaches } from './check-vue.ts'

const path = 'templates/vue/src/ui/PriceList.vue'
const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`

it('finds what the recommended rules of Vue refuse, in markup and script', () => {
  const text = lines(
    '<script setup lang="ts">',
    'const { items } = defineProps<{ items: string[] }>()',
    '</script>',
    '',
    '<template>',
    '  <ul>',
    '    <li v-for="item in items" v-if="item">{{ item }}</li>',
    '  </ul>',
    '  <p v-html="items[0]" />',
    '</template>'
  )
  expect(
    findBreaches([{ path, text }]).map((finding) => /:(\d+) .*\((.*)\)$/.exec(finding)?.slice(1))
  ).toEqual([
    ['7', 'vue/require-v-for-key'],
    ['7', 'vue/no-use-v-if-with-v-for'],
    ['9', 'vue/no-v-html']
  ])
})

it('takes a component that keeps them', () => {
  const text = lines(
    '<script setup lang="ts" generic="Item extends string">',
    'const { items, lede } = defineProps<{ items: readonly Item[]; lede?: string | undefined }>()',
    '</script>',
    '',
    '<template>',
    '  <p v-if="lede">{{ lede }}</p>',
    '  <ul>',
    '    <li v-for="item in items" :key="item">{{ item as string }}</li>',
    '  </ul>',
    '</template>'
  )
  expect(findBreaches([{ path, text }])).toEqual([])
})
