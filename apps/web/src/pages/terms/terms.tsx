import { TextPage, TextPart } from '../text/text-page.tsx'

/** The terms and conditions that registration asks to agree to. */
export function Terms() {
  return (
    <TextPage
      title="Terms and conditions"
      lead="These are the rules that Sitewright itself brings. Who runs this installation may add to them, and must say so."
    >
      <TextPart title="What you get">
        <p>
          A builder that makes website projects out of what you enter, and an account that keeps them. What
          you download is yours: use it, change it, sell it, host it wherever you like. It needs neither this
          page nor an account to go on working.
        </p>
      </TextPart>
      <TextPart title="What you promise">
        <ul>
          <li>Your address is your own, and you keep your password to yourself.</li>
          <li>You have the right to the texts and pictures that you enter.</li>
          <li>You build nothing that breaks the law or is meant to deceive people.</li>
          <li>
            You decide every draft before you publish: invented reviews, prices and people carry a pencil for
            that reason.
          </li>
          <li>You do not try to get into accounts of others, or to stop the service for them.</li>
        </ul>
      </TextPart>
      <TextPart title="What nobody promises">
        <p>
          Projects are checked before you take them away, yet no check finds everything. Look at yours before
          you publish it, its imprint and its privacy page first. The service comes as it is; nobody is liable
          for what a site that you publish does, as far as the law allows that.
        </p>
      </TextPart>
      <TextPart title="How it ends">
        <p>
          You may delete your account at any time, and take your projects with you first. For 14 days you can
          sign in and keep it. An administrator may suspend an account that breaks these rules.
        </p>
      </TextPart>
    </TextPage>
  )
}
