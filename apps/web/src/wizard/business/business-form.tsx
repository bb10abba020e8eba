import { audiences, industries, industryIds, limits } from '@sitewright/catalog'
import { lengthOf, type TextField as FieldKey } from '@sitewright/site'
import { useBuilder } from '../../builder/builder-context.tsx'
import { TextAreaField, SelectField, TextField } from '../../ui/field.tsx'
import { useTextField } from '../use-text-field.ts'
import { businessMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './business.module.css'
import { IndustryCard } from './industry-card.tsx'
import { ListField } from './list-field.tsx'
import { BusinessLists } from './business-lists.tsx'

/** Length from which the counter says how many characters are left. */
const countdownFrom = limits.textMax * 0.9
const numberFormat = new Intl.NumberFormat('en')

function lengthText(text: string): string {
  const length = lengthOf(text)
  const characters = `${numberFormat.format(length)} characters`
  return length < countdownFrom
    ? characters
    : `${numberFormat.format(length)} of ${numberFormat.format(limits.textMax)} characters`
}

/** The fields of the business form (spec 1 §2, step 0). */
export function BusinessForm() {
  const industry = useBuilder((state) => state.site.businessInfo.industry)
  const description = useTextField('businessInfo.description')
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextField
        {...useTextField('businessInfo.businessName')}
        label={messages.businessName}
        className={styles.wide}
        placeholder={messages.businessNameExample}
        autoComplete="organization"
        required
      />
      <SelectField {...useTextField('businessInfo.industry')} label={messages.industry} required>
        <option value="">{messages.choose}</option>
        {industryIds.map((id) => (
          <option key={id} value={id}>
            {industries[id]}
          </option>
        ))}
      </SelectField>
      <SelectField {...useTextField('businessInfo.targetAudience')} label={messages.audience} required>
        <option value="">{messages.choose}</option>
        {audiences.map((audience) => (
          <option key={audience}>{audience}</option>
        ))}
      </SelectField>
      {industry !== '' && <IndustryCard industry={industry} />}
      <TextAreaField
        {...description}
        label={messages.description}
        aside={lengthText(description.value)}
        className={styles.wide}
        rows={3}
        placeholder={messages.descriptionExample}
        required
      />
      <BusinessLists which="offer" />
      <div className={styles.group}>
        <h2 className={choiceStyles.heading}>{messages.findYou}</h2>
        <p>{messages.optional}</p>
      </div>
      <TextField
        {...useTextField('businessInfo.location')}
        label={messages.location}
        autoComplete="address-level2"
      />
      <TextField
        {...useTextField('businessInfo.website')}
        label={messages.website}
        aside={messages.websiteAside}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <TextField
        {...useTextField('businessInfo.contactEmail')}
        label={messages.email}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...useTextField('businessInfo.contactPhone')}
        label={messages.phone}
        type="tel"
        autoComplete="tel"
      />
      <BusinessLists which="contact" />
      <BusinessLists which="pictures" />
      <div className={styles.group}>
        <h2 className={choiceStyles.heading}>{messages.toFix}</h2>
        <p>{messages.toFixNote}</p>
      </div>
      <BusinessListField field="businessInfo.currentChallenges" label={messages.challenges} />
      <BusinessListField field="businessInfo.businessGoals" label={messages.goals} />
    </form>
  )
}

function BusinessListField({ field, label }: { field: FieldKey; label: string }) {
  return <ListField {...useTextField(field)} label={label} />
}
