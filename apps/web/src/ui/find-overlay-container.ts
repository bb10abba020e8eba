/**
 * Where a popup of a control is drawn: in the dialog that the control stands in, else in the main part of the page, so
 * that it is in a landmark and in no box that would clip it.
 */
export function findOverlayContainer(control: Element | null): HTMLElement {
  return (
    control?.closest<HTMLElement>('[role="dialog"]') ??
    document.querySelector<HTMLElement>('main') ??
    document.body
  )
}
