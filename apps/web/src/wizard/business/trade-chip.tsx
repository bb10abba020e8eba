import { industries } from '@sitewright/catalog'
import { findNamedTrade, getTrade, isOtherIndustry, tradeIds, tradeOf, type Site } from '@sitewright/site'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { businessMessages as messages } from './messages.ts'

const none: ComboboxOption = { value: 'none', label: messages.noTrade, detail: messages.noTradeDetail }

const described: ComboboxOption = {
  value: 'described',
  label: messages.describedTrade,
  detail: messages.describedTradeDetail
}

const options: readonly ComboboxOption[] = [
  ...tradeIds
    .map((id) => ({ value: id, label: getTrade(id).name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  none
]

function helpFor(site: Site): string {
  const trade = tradeOf(site)
  const { industry } = site.businessInfo
  const named = findNamedTrade(site.businessInfo)
  const source =
    site.trade !== undefined
      ? messages.tradeChosen
      : named === undefined
        ? messages.tradeUnread
        : messages.tradeRead(named.words)
  const other =
    trade !== undefined && industry !== '' && isOtherIndustry(trade, industry)
      ? messages.otherIndustry(industries[industry])
      : ''
  return [source, other || (trade === undefined ? '' : messages.tradeSets)].filter(Boolean).join(' ')
}

/** A searchable list of trades that shows the one which was read from name and description. */
export function TradeChip() {
  const site = useBuilder((state) => state.site)
  const dispatch = useDispatch()
  const { businessName, description } = site.businessInfo
  if (site.trade === undefined && businessName.trim() === '' && description.trim() === '') return null
  const current = site.trade === 'none' ? 'none' : tradeOf(site)?.id
  return (
    <Combobox
      label={messages.trade}
      help={helpFor(site)}
      placeholder={messages.tradeExample}
      options={site.trade === undefined ? options : [described, ...options]}
      selected={options.filter(({ value }) => value === current)}
      onChange={([chosen]) => dispatch({ type: 'setTrade', trade: toTrade(chosen?.value) })}
    />
  )
}

function toTrade(value: string | undefined): Site['trade'] {
  return value === 'none' ? value : tradeIds.find((id) => id === value)
}
