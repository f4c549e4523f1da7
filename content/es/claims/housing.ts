import { HOUSING_YEARS, type HousingClaimId, type housingClaims } from '@/content/claims/housing';
import type { ClaimWords } from '../../en/claims/words';

const houses = 'Las casas son recién construidas; para 2024, casas usadas de mayo de 2025.';

const ratios = Object.fromEntries(
  HOUSING_YEARS.flatMap((year): [string, ClaimWords][] => [
    [
      `house-in-bitcoin-owner-${year}`,
      {
        title: `Una casa en bitcoins, ${year}, con nuestro precio`,
        table: { title: 'Una casa en bitcoins, con nuestro precio', row: `${year}` },
        how: 'La casa mediana del año dividida entre el precio de bitcoin que este sitio fijó para ese año.',
        caveat: `Nuestros precios de 2017 y 2020 son de fin de año; los de 2021 y 2024, promedios. ${houses}`,
      },
    ],
    [
      `house-in-bitcoin-average-${year}`,
      {
        title: `Una casa en bitcoins, ${year}, con el promedio anual`,
        table: { title: 'Una casa en bitcoins, con el promedio anual', row: `${year}` },
        how: 'La casa mediana del año dividida entre el precio promedio de bitcoin del año.',
        caveat: `A lo largo de un mismo año, la respuesta más alta puede ser varias veces la más baja. ${houses}`,
      },
    ],
  ]),
) as Record<HousingClaimId, ClaimWords>;

export const housingWords: Record<keyof typeof housingClaims, ClaimWords> = {
  ...ratios,
  'btc-fall-2021-to-2022': {
    title: 'Caída de bitcoin de su máximo de 2021 a su mínimo de 2022',
    how: '1 menos el cierre diario más bajo de 2022 dividido entre el cierre diario más alto de 2021.',
    caveat: 'Cierres diarios. Dentro de un mismo día el precio estuvo todavía más alto y más bajo.',
  },
  'house-in-bitcoin-2022-low': {
    title: 'Una casa en bitcoins al cierre más alto de 2022',
    table: { title: 'Una casa en bitcoins en 2022', row: 'Al cierre más alto' },
    how: 'La casa nueva mediana de 2022 dividida entre el cierre diario más alto de bitcoin en ese año.',
    caveat: 'Un día de un año. El precio de la casa es el promedio de cuatro trimestres.',
  },
  'house-in-bitcoin-2022-high': {
    title: 'Una casa en bitcoins al cierre más bajo de 2022',
    table: { title: 'Una casa en bitcoins en 2022', row: 'Al cierre más bajo' },
    how: 'La casa nueva mediana de 2022 dividida entre el cierre diario más bajo de bitcoin en ese año.',
    caveat: 'Un día de un año. El precio de la casa es el promedio de cuatro trimestres.',
  },
  'house-in-bitcoin-latest': {
    title: 'Una casa en bitcoins en junio de 2026',
    how: 'La casa nueva mediana del segundo trimestre de 2026 ({new-house-latest}) dividida entre el precio de bitcoin a fines de junio de 2026 ({btc-price-last-month}).',
    caveat:
      'Casas recién construidas, y el precio de un solo día. El último trimestre de la serie de casas es preliminar.',
  },
  'btc-highest-close': {
    title: 'El cierre diario más alto de bitcoin en nuestros datos',
    how: 'El más alto de los cierres diarios de todos los años completos. Es de 2025, y las noticias fechan el récord el 6 de octubre.',
    caveat: 'Dentro de ese día el precio estuvo todavía más alto. Las plataformas difieren un poco en lo que informan.',
  },
  'btc-below-highest-close': {
    title: 'Cuánto estaba bitcoin por debajo de su cierre más alto',
    how: '1 menos el último cierre de fin de mes de nuestros datos ({last-btc-month}) dividido entre el cierre diario más alto de cualquier año completo.',
    caveat: 'Este sitio no carga precios en vivo. Hoy la distancia será diferente.',
  },
};
