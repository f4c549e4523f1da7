import type { bitcoinPriceClaims } from '@/content/claims/bitcoin-price';
import type { ClaimWords } from '../../en/claims/words';

/** @param month such as "junio de 2021" */
const returnSince = (month: string, caveat: string): ClaimWords => ({
  title: `Rendimiento anual de bitcoin, de ${month} a junio de 2026`,
  table: { title: 'Rendimiento anual de bitcoin', row: `${month} a junio de 2026` },
  how: 'El ritmo constante que lleva del primer precio de fin de mes al último.',
  caveat,
});

export const bitcoinPriceWords: Record<keyof typeof bitcoinPriceClaims, ClaimWords> = {
  'btc-fall-2011': {
    title: 'Mayor caída del precio de bitcoin en 2011, según los cierres diarios',
    how: 'Del cierre diario más alto de 2011, en junio ({btc-high-2011}), al más bajo que vino después, el 18 de noviembre ({btc-low-2011}).',
    caveat:
      'El mercado era diminuto, y la mayor parte de las compras y ventas se hacía en una sola plataforma. Los precios de fin de mes muestran una caída menor.',
  },
  'btc-fall-2013-to-2015': {
    title: 'Caída del precio de bitcoin de 2013 a 2015, según los cierres diarios',
    how: 'Del cierre diario más alto de 2013 ({btc-high-2013}) al más bajo de 2015 ({btc-low-2015}).',
    caveat:
      'Dentro de un mismo día el precio se movió más. Desde el máximo de 2017 hasta el mínimo de 2018 cayó más o menos lo mismo: un {btc-fall-2017-to-2018}.',
  },
  'btc-return-per-year-since-june-2021': returnSince(
    'junio de 2021',
    'Un comienzo elegido, después de una primera caída en el segundo trimestre de ese año. No cuenta impuestos ni comisiones.',
  ),
  'btc-return-per-year-since-october-2021': returnSince(
    'octubre de 2021',
    'Un comienzo elegido, cerca de un máximo. No cuenta impuestos ni comisiones.',
  ),
  'pizza-coins-at-the-high': {
    title: 'Valor de las monedas pagadas por dos pizzas al cierre diario más alto de 2025',
    how: 'La cantidad de monedas, leída en otro lugar de esta página, por el cierre diario más alto de 2025 ({btc-high-2025}).',
    caveat: 'Nadie habría podido vender tantas monedas a ese precio en un día sin moverlo.',
  },
};
