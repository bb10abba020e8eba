// The everything-on site with every text replaced by one that tries to break out of its place.
import {
  contentOf,
  everythingSite,
  siteDescription,
  siteTitle,
  type Site
} from '../../packages/site/src/index.ts'

/** Ends of quotes, tags, comments, the templates of every framework, what would run if one gave way, RTL, emoji, a long word. */
export const hostileText =
  `"'\`</script><script>window.__pwned=1</script><img src=x onerror="window.__pwned=2">` +
  `\${window.__pwned=3}{{constructor.constructor('window.__pwned=4')()}}<%= 5 %> %MODE% %VITE_X% %BASE_URL% %sveltekit.nonce% {{ 7*7 }} @if (true) { {@html x} {#if} import.meta.env.MODE __VITE_ASSET__a__ </style>--><!-- ]]>&lt;&amp; ` +
  `*/ \\u003c \u202Eשלום مرحبا\u202C 👩‍👩‍👧‍👦 \u2028${'w'.repeat(120)}`

/** Text that steers the site instead of being read: ids, addresses of pages, names of icons and pictures. */
const names: readonly string[] = [
  'id',
  'page',
  'icon',
  'category',
  'date',
  'src',
  'language',
  'direction',
  'art',
  'week',
  'currency',
  'country',
  'timeZone',
  'telephones'
]

/** Texts that are 10,000 characters long besides. */
const long: readonly string[] = ['description', 'subtitle', 'comment', 'answer']

function withHostileTexts<Value>(value: Value, key = ''): Value {
  if (names.includes(key)) return value
  if (typeof value === 'string') {
    const text = value === '' ? value : `${value} ${hostileText}`
    return (long.includes(key) ? text.padEnd(10_000, ' <b>longer</b>') : text) as Value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => withHostileTexts(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => [name, withHostileTexts(child, name)])
  ) as Value
}

const { businessInfo } = everythingSite
const content = contentOf(everythingSite)

/** Words for search engines that the owner wrote, so that they are replaced as well. */
const meta = {
  ...content.meta,
  title: siteTitle({ businessInfo, content }),
  description: siteDescription({ businessInfo, content })
}

export const hostileSite: Site = {
  ...everythingSite,
  businessInfo: {
    ...withHostileTexts(businessInfo),
    // A name that looks like the path of a photo; its first words are the name under the icon on a home screen.
    businessName: `/n %VITE_X% Harbour Street ${hostileText}`,
    industry: businessInfo.industry,
    targetAudience: businessInfo.targetAudience,
    website: businessInfo.website
  },
  content: withHostileTexts({ ...content, meta })
}

/** Ids that stand in addresses and in names of files. The builder refuses them, an editor of site.json does not. */
export const hostileIds: readonly string[] = ['with space', 'with/slash', 'größe & öl', '%MODE%', '{{ 7*7 }}']

/** The site.json of a project after somebody gave its first services such ids, and saved it with a byte order mark. */
export function editedByHand(json: string): string {
  const site = JSON.parse(json) as { content: { services: { items: { id: string }[] } } }
  site.content.services.items.forEach((item, index) => (item.id = hostileIds[index] ?? item.id))
  return `\uFEFF${JSON.stringify(site, null, 2)}\n`
}
