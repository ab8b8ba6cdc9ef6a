import { test } from './fleet-site.ts'
import { expect } from './guest.ts'

// Each worker would start a site of its own.
test.describe.configure({ mode: 'default' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a quote is written, opened, asked to be changed, sent again and accepted', async ({
      page,
      guest,
      fleetSite: { url, pool },
    }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)
      const data = {
        ...{ name: guest.name, email: guest.email, phone: guest.phone, numberOfDays: 2, numberOfGuests: 4 },
        ...{
          preferredDates: { startDate: '2031-03-14', endDate: '2031-03-15' },
          locations: [],
          dayPlans: {},
        },
        specialRequirements: 'As far as the Mon bridge.',
      }
      const sent = await page.request.post('/functions/v1/submit-custom-trip', { data })
      const { reference } = await sent.json()

      await page.goto('/desk')
      await page.locator(`a[href="/desk/quotes/${reference}"]`).first().click()
      await fill('title', 'Two days to Sangkhlaburi')
      await fill('day-1-stops', '08:00 Your hotel\n09:20 Hellfire Pass')
      await fill('line-1-each', '4000')
      await press('Add a line')
      await fill('line-2-label', 'Driver’s room')
      await fill('line-2-each', '700')
      await page.getByLabel('Paid when it is accepted').selectOption('The whole price online')
      await press('Send quote')
      await expect(page.getByRole('heading', { name: 'Version 1: ฿8,700' })).toBeVisible()

      const link = await page.getByRole('link', { name: 'See it as the guest' }).getAttribute('href')
      const quote = new URL(link ?? '', url).pathname
      await page.goto(quote)
      await expect(page.getByRole('heading', { name: 'Hellfire Pass', exact: true })).toBeVisible()
      await page
        .getByLabel('What would you like to change?')
        .fill('Could we also see the Three Pagodas Pass?')
      await press('Ask for a change')
      await expect(page.getByText(/^You asked for this/)).toBeVisible()

      await page.goto('/desk')
      await page.locator(`a[href="/desk/quotes/${reference}"]`).first().click()
      await expect(page.getByText('Could we also see the Three Pagodas Pass?')).toBeVisible()
      await press('Add a line')
      await fill('line-3-label', 'Three Pagodas Pass')
      await fill('line-3-each', '400')
      await press('Send quote')
      await expect(page.getByRole('heading', { name: /^Version 2: ฿9,100/ })).toBeVisible()

      await page.goto(quote)
      await expect(page.getByRole('heading', { name: 'What changed since version 1' })).toBeVisible()
      await press('Accept')
      await press('Pay ฿9,100')
      await expect(page.getByText('Payment Successful!')).toBeVisible()
      const { rows } = await pool.query('select status, price_baht from bookings where reference = $1', [
        reference,
      ])
      expect(rows).toEqual([{ status: 'confirmed', price_baht: 9100 }])
    })
  })
