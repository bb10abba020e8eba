import { fonts, layoutIds } from '@sitewright/catalog'
import { seeded } from '../../../../templates/domain/art/draw.ts'
import type { Customization, Site } from '../site.ts'
import { paletteOf } from '../palette/palette.ts'
import { readBusiness } from '../reading/reading.ts'
import type { TradeKind } from '../trades/kinds.ts'
import { tradeOf } from '../trades/trade-of.ts'
import { trades } from '../trades/trades.ts'
import type { Art } from './art.ts'
import type { MoodId, OpeningId } from './ids.ts'
import { groundsOf, moods, type AskedLook, type Mood } from './moods.ts'
import { colorsOf } from './palettes.ts'
import { industryMotifs, thingsOf, tradeMotifs } from './trade-motifs.ts'

/** What a look decides: colours, typeface, layout, motif, and what fills the first screen. */
export type Look = Pick<
  Customization,
  | 'colorScheme'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'paperColor'
  | 'fontFamily'
  | 'layout'
  | 'motif'
  | 'opening'
  | 'ground'
>

type Named = Pick<Site, 'businessInfo' | 'trade'>

/** The mood of each kind of trade, and the openings that suit it, best first. */
const kindLooks: Readonly<Record<TradeKind | 'none', { mood: MoodId; openings: readonly OpeningId[] }>> = {
  practice: { mood: 'calm', openings: ['beside', 'shelf', 'logbook', 'curtain'] },
  care: { mood: 'fine', openings: ['shelf', 'logbook', 'curtain', 'casement'] },
  animal: { mood: 'green', openings: ['stairs', 'shelf', 'beside'] },
  house: { mood: 'bold', openings: ['spine', 'chalkboard', 'logbook', 'marquee'] },
  workshop: { mood: 'bold', openings: ['chalkboard', 'spine', 'spread', 'beside'] },
  craft: { mood: 'warm', openings: ['curtain', 'shelf', 'beside'] },
  lessons: { mood: 'bold', openings: ['spread', 'chalkboard', 'stairs', 'marquee'] },
  classes: { mood: 'green', openings: ['curtain', 'spread', 'shelf', 'casement'] },
  childcare: { mood: 'warm', openings: ['spread', 'beside', 'curtain'] },
  table: { mood: 'warm', openings: ['chalkboard', 'curtain', 'casement', 'marquee'] },
  counter: { mood: 'warm', openings: ['chalkboard', 'shelf', 'curtain', 'spread'] },
  shop: { mood: 'fine', openings: ['shelf', 'curtain', 'spread', 'beside'] },
  advice: { mood: 'sober', openings: ['logbook', 'spine', 'marquee', 'shelf'] },
  design: { mood: 'sober', openings: ['marquee', 'spine', 'logbook', 'casement'] },
  pictures: { mood: 'fine', openings: ['casement', 'marquee', 'curtain'] },
  events: { mood: 'bold', openings: ['spread', 'marquee', 'casement', 'curtain'] },
  stay: { mood: 'green', openings: ['casement', 'curtain', 'shelf', 'beside'] },
  travel: { mood: 'green', openings: ['casement', 'spread', 'curtain'] },
  ride: { mood: 'bold', openings: ['chalkboard', 'spine', 'spread', 'marquee'] },
  community: { mood: 'calm', openings: ['marquee', 'spine', 'curtain', 'spread'] },
  none: { mood: 'sober', openings: ['spine', 'marquee', 'logbook', 'curtain'] }
}

/** Openings that need at least two services; `stairs` needs different prices too. */
const needOffers: ReadonlySet<OpeningId> = new Set(['chalkboard', 'spread', 'logbook', 'shelf', 'stairs'])
/** Openings that show what is on offer, and what it costs. */
const showOffers: ReadonlySet<OpeningId> = new Set([...needOffers, 'marquee', 'spine'])
/** Openings that hold without any. */
const withoutOffers = ['spine', 'marquee', 'curtain', 'casement'] as const

/** The motifs of a business, best first. */
export function motifsOf(site: Named): readonly [Art['style'], Art['style'], ...Art['style'][]] {
  const id = tradeOf(site)?.id
  return id === undefined ? industryMotifs[site.businessInfo.industry || 'other'] : tradeMotifs[id]
}

/** How the drawings of a site look: as it was chosen, else as they suit the trade best. */
export function artOf(site: Pick<Site, 'businessInfo' | 'trade' | 'customization'>): Art {
  const { motif, opening = 'beside', ground = 'paper' } = site.customization
  const motifs = motifsOf(site)
  const style = motif ?? motifs[0]
  const second = motifs.find((other) => other !== style) ?? motifs[1]
  const things = [style, second].includes('still') ? thingsOf(tradeOf(site)?.id) : []
  return { style, second, things, opening, ground }
}

/** The openings of a business: those that its facts can fill, and where it named prices, those that show them. */
function openingsFor(site: Named, kind: TradeKind | 'none'): readonly OpeningId[] {
  const { services } = readBusiness(site.businessInfo)
  const amounts = services.flatMap(({ price }) =>
    price === undefined || price.kind === 'words' ? [] : [price.amount]
  )
  const fit = kindLooks[kind].openings.filter((id) => {
    if (id === 'stairs') return amounts.length >= 2 && new Set(amounts).size > 1
    return !needOffers.has(id) || services.length >= 2
  })
  const shown = amounts.length >= 2 ? fit.filter((id) => showOffers.has(id)) : fit
  return shown.length > 0 ? shown : fit.length > 0 ? fit : withoutOffers
}

/**
 * Proposes a look for a business: its trade gives motifs, mood and the compositions that suit it, its facts decide which of
 * them can be filled, its name chooses among them. The same business has the same look each time.
 *
 * @param asked - what its own words ask for, before the trade
 * @param turn - another number gives another look, for who wants to see more of them
 */
export function proposeLook(site: Named, asked: AskedLook = {}, turn = 0): Look {
  const trade = tradeOf(site)
  const kind = trade === undefined ? 'none' : trades[trade.id].kind
  const mood: Mood = moods[asked.mood ?? kindLooks[kind].mood]
  const { businessName, industry, location } = site.businessInfo
  const seed = [businessName.trim(), trade?.id ?? industry, location.trim()].join('|').toLowerCase()
  const choose = <Item>(part: string, list: readonly Item[]): Item =>
    list[(Math.floor(seeded(`${part}|${seed}`)() * list.length) + turn) % list.length] as Item
  const opening = choose('opening', openingsFor(site, kind))
  return {
    ...colorsOf(choose('palette', mood.palettes)),
    fontFamily: fonts[choose('font', mood.fonts)].name,
    layout: asked.layout ?? choose('layout', layoutIds),
    motif: choose('motif', motifsOf(site)),
    opening,
    ground: choose('ground', groundsOf[opening])
  }
}

/** What a proposal depends on beside the name: while this stays, so does the look that was proposed. */
export function lookKeyOf(site: Named, asked: AskedLook = {}): string {
  const trade = tradeOf(site)
  const kind = trade === undefined ? 'none' : trades[trade.id].kind
  const subject = trade?.id ?? site.businessInfo.industry
  return subject === '' ? '' : [subject, ...openingsFor(site, kind), asked.mood, asked.layout].join(' ')
}

/** The look that a site has, with every part of it: what undo gives back. */
export function lookOf(site: Pick<Site, 'businessInfo' | 'trade' | 'customization'>): Required<Look> {
  const { customization } = site
  const { colorScheme, primaryColor, secondaryColor, fontFamily, layout } = customization
  const { style: motif, opening, ground } = artOf(site)
  const { accent: accentColor } = paletteOf(customization)
  const { paperColor = '#ffffff' } = customization
  const colors = { colorScheme, primaryColor, secondaryColor, accentColor, paperColor }
  return { ...colors, fontFamily, layout, motif, opening, ground }
}

/** Whether a site has this look. */
export function isLookOf(customization: Customization, look: Look): boolean {
  return (Object.keys(look) as (keyof Look)[]).every((key) => customization[key] === look[key])
}
