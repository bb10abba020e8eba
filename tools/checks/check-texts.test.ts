import { expect, it } from 'vitest'
import { findBareTexts } from './check-texts.ts'

const imports = `
import { plainText } from '../domain/drafts.ts'
import { faqMessages } from '../domain/messages.ts'
import type { Service } from '../domain/site.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { useContent, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
`

const bare = `
export function Page() {
  const { about, services, hero } = useContent()
  const { businessName } = useSite().businessInfo
  const kicker = hero.kicker ?? ''
  return (
    <>
      <PageHead title={about.title} lede={faqMessages.lede} seed="about" />
      <h2>{businessName}</h2>
      <p>{plainText(kicker)}</p>
      {services?.items.map(({ id, title: name, text }: Service) => (
        <p key={id}>
          {plainText(name)} {text && plainText(text)}
        </p>
      ))}
      {about.values?.items.map((value) => <p key={value.id}>{value.text ? value.title : faqMessages.lede}</p>)}
    </>
  )
}`

const named = `
export function Page({ title }: { title: string }) {
  const { about, hero, services } = useContent()
  const { businessInfo } = useSite()
  return (
    <>
      <PageHead title={<Words of={about} field="title" />} seed={about.title} />
      <h2>{title}</h2>
      {hero.kicker && (
        <p>
          <Words of={businessInfo} field="description">
            {businessInfo.description}
          </Words>
        </p>
      )}
      <p>{faqMessages.lede}</p>
      <Picture seed={businessInfo.businessName} />
      <p>{services?.items.length}</p>
    </>
  )
}`

it('finds texts that are drawn without their field, whatever they went through, and nothing else', () => {
  const pages = 'templates/react/src/pages'
  const findings = findBareTexts('templates/react', [
    { path: `${pages}/bare.tsx`, text: imports + bare },
    { path: `${pages}/named.tsx`, text: imports + named }
  ])
  expect(findings.map((finding) => /^(.*):\d+ draws (.*) without/.exec(finding)?.slice(1))).toEqual(
    ['about.title', 'businessName', 'kicker', 'name', 'text', 'value.title'].map((text) => [
      `${pages}/bare.tsx`,
      text
    ])
  )
})

const component = `<script setup lang="ts">
import { computed } from 'vue'
import { useContent, useSite } from '../composables/useSite.ts'
import { plainText } from '../domain/drafts.ts'
import { faqMessages } from '../domain/messages.ts'
import type { Service } from '../domain/site.ts'
import PageHead from '../ui/PageHead.vue'
import SiteWords from '../ui/SiteWords.vue'

const { service } = defineProps<{ service: Service; count: number }>()
const content = useContent()
const site = useSite()
const kicker = computed(() => content.value.hero.kicker ?? '')
</script>

<template>
  <PageHead :title="content.about.title" :lede="faqMessages.lede" :seed="content.about.title" />
  <h2>
    {{ site.businessInfo.businessName }}
  </h2>
  <p v-if="kicker">{{ plainText(kicker) }} {{ count }}</p>
  <p v-for="{ id, title: name } in content.services?.items" :key="id">{{ name }}</p>
  <SiteWords :of="content.about" field="title">{{ content.about.title }}</SiteWords>
  <option>{{ service.title }}</option>
  <p>{{ service.title }} {{ faqMessages.lede }}</p>
</template>
`

it('finds them in components of Vue as well', () => {
  const path = 'templates/vue/src/pages/BarePage.vue'
  const findings = findBareTexts('templates/vue', [{ path, text: component }])
  expect(findings.map((finding) => /:(\d+) draws (.*) without/.exec(finding)?.slice(1))).toEqual([
    ['17', 'content.about.title'],
    ['19', 'site.businessInfo.businessName'],
    ['21', 'kicker'],
    ['22', 'name'],
    ['25', 'service.title']
  ])
})

const svelteComponent = `<script lang="ts" generics="Item extends object">
  import { plainText } from '#lib/domain/drafts.ts'
  import { faqMessages } from '#lib/domain/messages.ts'
  import type { Service } from '#lib/domain/site.ts'
  import { getApp } from '#lib/state/app.svelte.ts'
  import PageHead from '#lib/ui/PageHead.svelte'
  import SiteWords from '#lib/ui/SiteWords.svelte'

  interface Props {
    service: Service
    count: number
    item: Item
  }

  let { service, count, item }: Props = $props()

  const app = getApp()
  const kicker = $derived(app.content.hero.kicker ?? '')
</script>

<PageHead title={app.content.about.title} lede={faqMessages.lede} seed={app.content.about.title} />
<h2>
  {app.site.businessInfo.businessName}
</h2>
{#if kicker}
  <p>{plainText(kicker)} {count}</p>
{/if}
{#each app.content.services?.items ?? [] as { id, title: name } (id)}
  {@const shown = name}
  <p>{shown}</p>
{/each}
<SiteWords of={app.content.about} field="title">{app.content.about.title}</SiteWords>
<option>{service.title}</option>
{#snippet line(each: Service)}<p>{each.title} {item}</p>{/snippet}
{@render line(service)}
<p>{service.title} {faqMessages.lede}</p>
`

it('finds them in components of Svelte as well', () => {
  const path = 'templates/svelte/src/lib/pages/BarePage.svelte'
  const findings = findBareTexts('templates/svelte', [{ path, text: svelteComponent }])
  expect(findings.map((finding) => /:(\d+) draws (.*) without/.exec(finding)?.slice(1))).toEqual([
    ['21', 'app.content.about.title'],
    ['23', 'app.site.businessInfo.businessName'],
    ['26', 'kicker'],
    ['30', 'shown'],
    ['34', 'each.title'],
    ['36', 'service.title']
  ])
})
