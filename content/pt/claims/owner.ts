import type { InflationClaimId, pairedClaims } from '@/content/claims/owner';
import type { ClaimWords } from '../../en/claims/words';

export const pairedWords: Record<keyof typeof pairedClaims, ClaimWords> = {
  'owner-cpi-2024': {
    title: 'Nível de preços de maio de 2025, a última parada da máquina do tempo',
    how: 'Definido por este site. É o índice daquele mês ({cpi-may-2025}), arredondado para cima.',
    caveat:
      'A média oficial de 2024 é {owner-cpi-2024:official}. Ela daria resultados {cpi-base-difference} mais baixos.',
  },
  'owner-house-2024': {
    title: 'Casa mediana, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Casa mediana' },
    how: 'Definido por este site. É o preço mediano das casas usadas em maio de 2025 (National Association of Realtors).',
    caveat: 'O número oficial ao lado é de casas novas, como média dos quatro trimestres de 2024.',
  },
  'owner-car-2024': {
    title: 'Carro novo, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Carro novo' },
    how: 'Definido por este site: um carro novo modesto.',
    caveat:
      'O número ao lado é o que os compradores de todos os carros, picapes e SUVs pagaram em média em novembro de 2024.',
  },
  'owner-coffee-2024': {
    title: 'Xícara de café, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Xícara de café' },
    how: 'Definido por este site: mais ou menos o preço de um latte.',
    caveat:
      'O número ao lado é de café simples em restaurantes dos EUA, a partir de dados de pagamentos. Não existe série oficial.',
  },
  'owner-bread-2024': {
    title: 'Pão, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Pão' },
    how: 'Definido por este site: um pão de marca conhecida.',
    caveat: 'O preço oficial é por libra de pão branco. Um pão de 20 onças custaria cerca de {bread-loaf-2024}.',
  },
  'owner-milk-2024': {
    title: 'Galão de leite, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Galão de leite' },
    how: 'Definido por este site.',
    caveat:
      'A média oficial do leite integral está {milk-below-ours} abaixo do nosso preço: {owner-milk-2024:official}.',
  },
  'owner-gas-2024': {
    title: 'Galão de gasolina, 2024',
    table: { title: 'Nossos preços de 2024', row: 'Galão de gasolina' },
    how: 'Definido por este site.',
    caveat:
      'O número ao lado é de gasolina comum em cidades dos EUA. A Energy Information Administration (EIA) publica outra média, mais baixa.',
  },
  'owner-btc-price-2017': {
    title: 'Preço do bitcoin em 2017',
    table: { title: 'Nossos preços do bitcoin', row: '2017' },
    how: 'Definido por este site. Corresponde ao preço no fim do ano ({btc-year-end-2017}).',
    caveat: 'A média de todos os dias de 2017 foi {owner-btc-price-2017:official}, menos de um terço do nosso preço.',
  },
  'owner-btc-price-2020': {
    title: 'Preço do bitcoin em 2020',
    table: { title: 'Nossos preços do bitcoin', row: '2020' },
    how: 'Definido por este site. Corresponde ao preço no fim do ano ({btc-year-end-2020}).',
    caveat: 'A média de todos os dias de 2020 foi {owner-btc-price-2020:official}.',
  },
  'owner-btc-price-2021': {
    title: 'Preço do bitcoin em 2021',
    table: { title: 'Nossos preços do bitcoin', row: '2021' },
    how: 'Definido por este site. Corresponde à média do ano.',
    caveat: 'O preço no fim do ano foi {btc-year-end-2021}.',
  },
  'owner-btc-price-2024': {
    title: 'Preço do bitcoin em 2024',
    table: { title: 'Nossos preços do bitcoin', row: '2024' },
    how: 'Definido por este site. Corresponde à média do ano.',
    caveat: 'O preço no fim do ano foi {btc-year-end-2024}.',
  },
  'owner-energy-bitcoin': {
    title: 'Eletricidade da rede Bitcoin',
    table: { title: 'Eletricidade por ano', row: 'Rede Bitcoin' },
    how: 'Definido por este site. O índice de Cambridge mostrava {energy-bitcoin-2023} em julho de 2023, antes que Cambridge baixasse as estimativas.',
    caveat: 'A pesquisa de Cambridge de 2024 dá {owner-energy-bitcoin:official}.',
  },
  'owner-energy-banking': {
    title: 'Eletricidade do sistema bancário',
    table: { title: 'Eletricidade por ano', row: 'Sistema bancário' },
    how: 'Definido por este site: a estimativa da Galaxy Digital de 2021, arredondada para baixo.',
    caveat:
      'A Galaxy Digital é uma empresa de cripto. Os bancos atendem muito mais pessoas e pagamentos que o Bitcoin.',
  },
  'owner-energy-data-centers': {
    title: 'Eletricidade dos centros de dados',
    table: { title: 'Eletricidade por ano', row: 'Centros de dados' },
    how: 'Definido por este site. É uma estimativa mais antiga da Agência Internacional de Energia, para 2018.',
    caveat: 'Para 2024, a agência conta {owner-energy-data-centers:official}, o dobro.',
  },
  'owner-energy-gaming': {
    title: 'Eletricidade dos videogames',
    table: { title: 'Eletricidade por ano', row: 'Videogames' },
    how: 'Definido por este site: os computadores para jogos do mundo inteiro em 2012.',
    caveat:
      'Deixa de fora os consoles e tudo desde 2012. Todos os aparelhos de jogo dos Estados Unidos usaram {energy-gaming-us} em 2016.',
  },
  'owner-energy-christmas-lights': {
    title: 'Eletricidade das luzes de Natal',
    table: { title: 'Eletricidade por ano', row: 'Luzes de Natal' },
    how: 'Definido por este site: a estimativa de 2008 para os Estados Unidos, arredondada.',
    caveat:
      'As lâmpadas de LED usam menos. O Center for Global Development, que a citou, depois a baixou para {energy-christmas-lights-later}.',
  },
  'owner-renewable-share': {
    title: 'Parte renovável da mineração de Bitcoin',
    how: 'Definido por este site: uma pesquisa do Bitcoin Mining Council, um grupo do setor, de meados de 2022 ({sustainable-share-industry-2022}).',
    caveat:
      'Cambridge achou {sustainable-share-cambridge-2022} para o começo de 2022 e {sustainable-share-cambridge-2024} em meados de 2024. As três contagens incluem a energia nuclear, que não é renovável. Sem ela, a contagem de Cambridge para meados de 2024 é {renewable-share-cambridge-2024}.',
  },
};

const inflationTitles = { housing: 'Moradia', groceries: 'Supermercado', wages: 'Salários' };
const inflationCaveats = {
  housing:
    'O número ao lado acompanha o preço das casas de dezembro a dezembro. Nenhuma série oficial dá os mesmos cinco valores. Os aluguéis e a moradia subiram menos na maioria dos anos.',
  groceries: 'O número ao lado são os alimentos em casa no índice de preços ao consumidor, de dezembro a dezembro.',
  wages: 'O número ao lado é o ganho médio por hora dos empregados do setor privado, de dezembro a dezembro.',
};
const inflationYears = [2020, 2021, 2022, 2023, 2024] as const;
const inflationRows = ['housing', 'groceries', 'wages'] as const;

export const inflationWords = Object.fromEntries(
  inflationYears.flatMap((year) =>
    inflationRows.map((row): [InflationClaimId, ClaimWords] => [
      `owner-${row}-${year}`,
      {
        title: `${inflationTitles[row]}, ${year}`,
        table: { title: inflationTitles[row], row: `${year}` },
        how: 'Definido por este site.',
        caveat: inflationCaveats[row],
      },
    ]),
  ),
) as Record<InflationClaimId, ClaimWords>;
