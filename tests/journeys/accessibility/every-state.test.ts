import { expect } from '../guest.ts'
import { axeFindings, coveredTargets } from './axe.ts'
import { indistinctStates } from './forced-colours.ts'
import { expectOutcome, expectRefusal } from './form-answers.ts'
import { states, visit } from './page-states.ts'
import { tabOrderJumps } from './reading-order.ts'
import { movements } from './reduced-motion.ts'
import { test } from './site-data.ts'
import { structureProblems } from './structure.ts'
import { lostText } from './text-overflow.ts'
import { smallTargets } from './touch-targets.ts'
import { LAPTOP, makeStickyStatic, PHONE } from './viewports.ts'

test.use({
  viewport: PHONE,
  isMobile: false,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const state of states) {
  test(state.name, async ({ page, siteData }) => {
    await visit(page, state, siteData)
    await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible()
    if (state.is === 'refused') await expectRefusal(page)
    if (state.is === 'outcome') await expectOutcome(page)

    expect.soft(await structureProblems(page), 'structure').toEqual([])
    expect.soft(await movements(page), 'movement').toEqual([])
    expect.soft(await indistinctStates(page), 'forced colours').toEqual([])
    // After scrolling, a fixed bar may cover anything; so only newly opened pages are checked.
    if (!state.reach) expect.soft(await coveredTargets(page), 'covered targets').toEqual([])
    await makeStickyStatic(page)
    // Answers to a form are checked on a phone only; their page is a state of its own.
    for (const size of state.isForPhones || state.is ? [PHONE] : [PHONE, LAPTOP]) {
      await page.setViewportSize(size)
      expect.soft(await tabOrderJumps(page), `reading order, ${size.width}`).toEqual([])
      if (size === PHONE) expect.soft(await smallTargets(page), 'touch targets').toEqual([])
      const findings = await axeFindings(page, size === PHONE ? ['light', 'dark'] : ['dark'])
      expect.soft(findings, `axe, ${size.width}`).toEqual([])
    }
    expect.soft(await lostText(page, 320, 'none'), '320 px').toEqual([])
    expect.soft(await lostText(page, 390, 'large'), 'large text on a phone').toEqual([])
    expect.soft(await lostText(page, 390, 'spaced'), 'spaced text').toEqual([])
    if (!state.isForPhones) expect.soft(await lostText(page, 1280, 'large'), 'large text').toEqual([])
  })
}
