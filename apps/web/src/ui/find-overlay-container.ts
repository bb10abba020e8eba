/**
 * Where a popup of a control is drawn: in the dialog or the disclosure that the control stands in, which a click on it
 * must not close, else in the main part of the page, so that it is in a landmark and in no box that would clip it.
 */
export function findOverlayContainer(control: Element | null): HTMLElement {
  return (
    control?.closest<HTMLElement>('[role="dialog"], [data-disclosure]') ??
    document.querySelector<HTMLElement>('main') ??
    document.body
  )
}
