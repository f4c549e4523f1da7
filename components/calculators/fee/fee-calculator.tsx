'use client';

import { MIN_RELAY_SATS_PER_VBYTE, SATS_PER_BTC } from '@/lib/bitcoin';
import { FEE_BTC_PRICE_USD, FEE_DEFAULTS, FEE_ID, FEE_RANGES, FEE_SLIDERS, fee } from '@/lib/calculators/fee';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { numberFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';

const FIELDS = numberFields(FEE_DEFAULTS, FEE_RANGES);

export function FeeCalculator({
  locale,
  words,
  common,
}: {
  locale: Locale;
  words: Content['calculators']['FeeCalculator'];
  common: Content['calculators']['common'];
}) {
  const calculator = useCalculator({ id: FEE_ID, fields: FIELDS, locale, errorWords: common.errors });
  const { values } = calculator;
  const outcome = fee(values);
  const number = (value: number, decimals = 0) => formatNumber(value, locale, decimals);
  const price = formatMoney(FEE_BTC_PRICE_USD, locale, 0);
  const isBelowFloor = outcome.ok && values.rateSatsPerVbyte < MIN_RELAY_SATS_PER_VBYTE;

  const ends = (name: keyof typeof FIELDS) => ({
    min: number(FEE_SLIDERS[name].min),
    max: number(FEE_SLIDERS[name].max),
  });

  const sats = { id: 'sats', label: words.sats, value: outcome.ok ? number(outcome.value.sats) : NO_VALUE };

  const others = [
    { id: 'btc', label: words.btc, value: outcome.ok ? number(outcome.value.btc, 8) : NO_VALUE },
    {
      id: 'usd',
      label: words.usd,
      value: outcome.ok ? formatMoney(outcome.value.usd, locale) : NO_VALUE,
      note: fill(words.usdNote, { price }),
    },
  ];

  return (
    <CalculatorFrame
      id={FEE_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <SliderField
            {...calculator.bind('sizeVbytes')}
            label={words.size}
            hint={fill(words.sizeHint, ends('sizeVbytes'))}
            slider={calculator.sliderOf('sizeVbytes', words.sizeSpoken, FEE_SLIDERS.sizeVbytes)}
          />
          <SliderField
            {...calculator.bind('rateSatsPerVbyte')}
            label={words.rate}
            hint={fill(words.rateHint, ends('rateSatsPerVbyte'))}
            slider={calculator.sliderOf('rateSatsPerVbyte', words.rateSpoken, FEE_SLIDERS.rateSatsPerVbyte)}
          />
        </>
      }
      results={
        <>
          <Results
            label={common.results}
            results={[
              {
                ...sats,
                ...(isBelowFloor && {
                  note: fill(words.belowFloor, { floor: number(MIN_RELAY_SATS_PER_VBYTE, 1) }),
                }),
              },
            ]}
            also={others}
          />
          <Facts facts={others} className="calculator-ledger mt-5" />
        </>
      }
      answer={sats}
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
    >
      <FoldedFormula
        summary={common.formula.folded}
        words={common.formula}
        lines={words.formula}
        constants={[
          { name: words.constants.satsPerBtc, value: number(SATS_PER_BTC) },
          { name: words.constants.price, value: price, note: words.constants.priceNote },
        ]}
      />
    </CalculatorFrame>
  );
}
