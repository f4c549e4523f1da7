import type { readClaims } from '@/content/claims/read';
import type { ClaimWords } from '../../en/claims/words';

export const readWords: Record<keyof typeof readClaims, ClaimWords> = {
  'gold-supply-growth': {
    title: 'Ouro que as minas acrescentam em um ano, comparado com todo o ouro já extraído',
    how: 'As minas acrescentaram {gold-added-2025} toneladas em 2025, depois de {gold-added-2024} em 2024. O ouro já extraído somava {gold-stock-2025} toneladas no fim de 2025. O World Gold Council publica os três números. Os dois números anuais foram lidos em notícias de janeiro de 2026.',
    caveat: 'Os dois são estimativas. A história diz “um ou dois por cento”.',
  },
  'house-size-1970': {
    title: 'Tamanho da casa nova mediana em 1970, em pés quadrados',
    how: 'Lido em uma cópia de uma tabela do Statistical Abstract of the United States.',
    caveat:
      'Contado de um jeito um pouco diferente dos anos seguintes: por casas começadas e vendidas, não por casas prontas.',
  },
  'house-size-1973': {
    title: 'Tamanho da casa nova mediana em 1973, em pés quadrados',
    how: 'Lido em um artigo que repete a tabela do Departamento do Censo dos EUA.',
    caveat: 'Só casas novas para uma família. Um número anterior, de 1970, tem sua própria linha.',
  },
  'house-size-2015': {
    title: 'Tamanho da casa nova mediana em 2015, em pés quadrados',
    how: 'Lido em um artigo que repete a tabela do Departamento do Censo dos EUA.',
    caveat: 'Só casas novas para uma família. A fonte chama isso de recorde. Desde então, as casas ficaram menores.',
  },
  'house-size-2023': {
    title: 'Tamanho da casa nova mediana em 2023, em pés quadrados',
    how: 'Lido no artigo de um economista, que arredonda o número do Departamento do Censo dos EUA.',
    caveat: 'Só casas novas para uma família.',
  },
  'house-size-2024': {
    title: 'Tamanho da casa nova mediana em 2024, em pés quadrados',
    how: 'Lido em um artigo sobre uma análise da National Association of Home Builders, como média de quatro trimestres, o último deles no segundo semestre de 2024.',
    caveat: 'Vem de números trimestrais, que não são bem comparáveis com a tabela anual dos anos anteriores.',
  },
  'argentina-inflation-2023': {
    title: 'Inflação na Argentina em 2023',
    how: 'Lido em uma notícia sobre o número oficial.',
    caveat: 'Dezembro comparado com dezembro do ano anterior. Voltou a cair em 2024.',
  },
  'wikileaks-coins-2012': {
    title: 'Bitcoins doados ao WikiLeaks até agosto de 2012',
    how: 'Lido em um artigo daquele mês sobre um endereço público.',
    caveat:
      'Uma contagem arredondada em um só endereço, de um pequeno site de notícias. Doações a outros endereços não entram nela.',
  },
  'bank-of-cyprus-first': {
    title: 'Parte dos depósitos grandes que o Bank of Cyprus primeiro transformou em ações',
    how: 'Lido no anúncio do banco.',
    caveat: 'Só a parte de um depósito acima de 100.000 euros. Os depósitos menores estavam protegidos.',
  },
  'bank-of-cyprus-final': {
    title: 'Parte dos depósitos grandes que o Bank of Cyprus no fim transformou em ações',
    how: 'Lido em uma notícia sobre o acordo.',
    caveat:
      'Só a parte de um depósito acima de 100.000 euros. Em troca dela, os depositantes receberam ações do banco.',
  },
  'adults-without-account': {
    title: 'Adultos sem conta no mundo',
    how: 'Lido em um artigo sobre a pesquisa Global Findex, do Banco Mundial.',
    caveat: 'Vem de pesquisas em muitos países. Contas em uma empresa de dinheiro pelo celular contam como contas.',
  },
  'adults-without-account-with-phone': {
    title: 'Adultos sem conta que têm celular',
    how: 'Lido em um artigo sobre a pesquisa Global Findex, do Banco Mundial.',
    caveat: 'Nem todos esses celulares são smartphones, e a maioria das carteiras de bitcoin precisa de um.',
  },
  'false-coins-2010': {
    title: 'Bitcoins criados pelo erro de agosto de 2010',
    how: 'Lido na descrição do incidente na Bitcoin Wiki.',
    caveat: 'O bloco em que estavam foi abandonado em poucas horas. A rede era então muito pequena.',
  },
  'exchange-theft-2025': {
    title: 'Valor roubado de uma corretora em fevereiro de 2025',
    how: 'Lido em uma notícia sobre a declaração do FBI.',
    caveat: 'Um valor arredondado, em dólares daquele dia. A maior parte era ether, e não bitcoin.',
  },
  'days-before-the-program': {
    title: 'Dias entre o primeiro bloco do Bitcoin e o programa',
    how: 'O primeiro bloco traz a data de 3 de janeiro de 2009. O programa foi anunciado em 8 de janeiro.',
    caveat:
      'A cadeia de blocos não tem nenhum bloco dos dias intermediários: o segundo é de 9 de janeiro. As moedas do primeiro nunca podem ser gastas.',
  },
  'coins-of-satoshi': {
    title: 'Bitcoins que o criador do Bitcoin talvez tenha',
    how: 'Lido no relatório de um pesquisador, que os estima a partir de padrões nos primeiros blocos.',
    caveat:
      'Ninguém sabe. Outros pesquisadores acham que são claramente menos, e que o padrão prova menos do que se afirma.',
  },
  'mining-nuclear-share': {
    title: 'Energia nuclear na eletricidade da mineração de Bitcoin',
    how: 'Lido em vários resumos do relatório de Cambridge.',
    caveat:
      'Vem de uma pesquisa com empresas de mineração que operam cerca de metade da rede. Faz parte do que se chama de “sustentável”.',
  },
  'gold-price-before-1934': {
    title: 'Preço oficial de uma onça de ouro antes de 31 de janeiro de 1934',
    how: 'Fixado por lei. Lido em um ensaio sobre a história do Federal Reserve.',
    caveat: 'Um preço oficial. Em 1933, o mercado já tinha se afastado dele.',
  },
  'gold-price-after-1934': {
    title: 'Preço oficial de uma onça de ouro de 31 de janeiro de 1934 até o primeiro semestre de 1972',
    how: 'Fixado pelo presidente com base na Lei da Reserva de Ouro. Lido no mesmo ensaio. O fim foi lido na declaração do presidente ao assinar a lei de 3 de abril de 1972.',
    caveat:
      'Em dezembro de 1971 combinou-se um novo preço, e em 1972 ele virou lei. Só governos e bancos centrais estrangeiros ainda podiam comprar a este preço, e a partir de 15 de agosto de 1971, ninguém.',
  },
  'gold-price-smithsonian': {
    title: 'Preço oficial de uma onça de ouro depois do Acordo Smithsoniano',
    how: 'Combinado por dez países em dezembro de 1971. Lido em uma enciclopédia e em outras páginas sobre o acordo. A lei que o tornou oficial foi assinada em 3 de abril de 1972.',
    caveat: 'Um preço no papel: ninguém podia trocar dólares por ouro a esse preço. O preço do mercado era mais alto.',
  },
  'treasury-bill-minimum-1970': {
    title: 'A menor letra do Tesouro dos Estados Unidos a partir de março de 1970',
    how: 'Lido em uma circular do Federal Reserve Bank of New York, que repete a declaração do Tesouro.',
    caveat:
      'Os títulos do governo de prazo mais longo ainda começavam em 1.000 dólares. O mínimo ficou até agosto de 1998, e então caiu para 1.000 dólares (comunicado do Tesouro de 5 de agosto de 1998).',
  },
  'interest-rate-1981': {
    title: 'Nível da taxa de juros entre bancos dos EUA por volta de 1981',
    how: 'Lido em um artigo do Fed de St. Louis, que diz que ela passou de {interest-rate-1981}. A história diz “quase 20%”.',
    caveat: 'A taxa que os bancos cobram uns dos outros por uma noite. Ela subia e descia de um dia para o outro.',
  },
  'black-monday-fall': {
    title: 'Queda do Dow Jones, um índice de ações dos EUA, em 19 de outubro de 1987',
    how: 'Lido em uma notícia.',
    caveat: 'Um índice de trinta grandes empresas. Índices mais amplos caíram um pouco menos.',
  },
  'mortgage-debt-2008': {
    title: 'Dívida de hipotecas que o Federal Reserve disse em novembro de 2008 que compraria',
    how: 'Lido no anúncio, como a soma de dois limites: um para títulos feitos de hipotecas, e um para dívida das agências que compram hipotecas.',
    caveat: 'Um limite máximo. O programa foi ampliado em março de 2009.',
  },
  'insured-deposit-2023': {
    title: 'Parte segurada de um depósito em banco dos EUA em 2023',
    how: 'Fixada por lei, para cada depositante, banco e tipo de conta. Lido em cópias do comunicado à imprensa.',
    caveat: 'No Silicon Valley Bank, o governo protegeu também o que passava disso.',
  },
  'inflation-target': {
    title: 'Inflação que o Federal Reserve busca',
    how: 'Anunciada pela primeira vez em janeiro de 2012. Lido em uma página do banco que a cita.',
    caveat: 'Para o longo prazo, e para um índice de preços diferente do que este site usa.',
  },
  'core-inflation-may-2026': {
    title: 'Alta dos preços ao consumidor sem alimentos e energia no ano até maio de 2026',
    how: 'Lido em dois artigos sobre a divulgação do Escritório de Estatísticas do Trabalho dos EUA (BLS) de 10 de junho de 2026.',
    caveat:
      'As pessoas compram, sim, alimentos e energia. Este número mostra até onde os saltos deles se espalharam para outros preços.',
  },
  'cpi-average-2025': {
    title: 'Média do índice de preços em 2025',
    how: 'Lido em um relatório público que cita como fonte o Escritório de Estatísticas do Trabalho dos EUA (BLS). A média dos onze meses da nossa cópia dá o mesmo número.',
    caveat: 'Não se publicou índice de outubro de 2025. Nossa própria série anual não tem esse ano.',
  },
  'inflation-june-2026': {
    title: 'Inflação no ano até junho de 2026',
    how: 'Lido em um relatório público que tirou os índices de junho de 2025 e de junho de 2026 do Escritório de Estatísticas do Trabalho dos EUA (BLS).',
    caveat: 'Um mês comparado com o mesmo mês do ano anterior. O mês é posterior à nossa cópia do índice.',
  },
  'inflation-july-2026': {
    title: 'Inflação no ano até julho de 2026',
    how: 'Lido em documentos que repetem a divulgação do Escritório de Estatísticas do Trabalho dos EUA (BLS) de 12 de agosto de 2026.',
    caveat: 'Um mês comparado com o mesmo mês do ano anterior. O mês é posterior à nossa cópia do índice.',
  },
  'core-inflation-july-2026': {
    title: 'Alta dos preços ao consumidor sem alimentos e energia no ano até julho de 2026',
    how: 'Lido em documentos que repetem a divulgação do Escritório de Estatísticas do Trabalho dos EUA (BLS) de 12 de agosto de 2026.',
    caveat:
      'As pessoas compram, sim, alimentos e energia. Este número mostra até onde os saltos deles se espalharam para outros preços.',
  },
  'core-pce-may-2026': {
    title: 'Alta do índice do Federal Reserve, sem alimentos e energia, no ano até maio de 2026',
    how: 'Lido em um artigo sobre a divulgação do Escritório de Análises Econômicas dos EUA (BEA).',
    caveat:
      'É o índice de preços do consumo pessoal. Ele dá às coisas pesos diferentes dos que os preços ao consumidor dão.',
  },
  'first-payment-coins': {
    title: 'Bitcoins no primeiro pagamento a outra pessoa',
    how: 'Lido nas palavras de quem o recebeu, escritas quatro anos depois. Qualquer um pode procurar o pagamento na cadeia de blocos.',
    caveat: 'Naquele momento, as moedas não tinham preço.',
  },
  'pizza-coins': {
    title: 'Bitcoins pagos por duas pizzas em maio de 2010',
    how: 'Oferecidos e confirmados em um fórum público. Lido em um artigo que cita as duas mensagens.',
    caveat: 'A primeira compra de bens que se conhece. Outras anteriores podem não ter deixado rastro.',
  },
  'chain-split-block': {
    title: 'Bloco em que a cadeia do BIP 110 se separou do Bitcoin',
    how: 'Escrito no programa que exigia a regra. Lido em uma mudança do Bitcoin.org que descreve a divisão.',
    caveat: 'A altura dos blocos conta a partir de zero, o primeiro de todos.',
  },
  'chain-split-signals': {
    title: 'A parcela mais alta do poder de mineração que sinalizou apoio ao BIP 110',
    how: 'Lido em uma mudança do Bitcoin.org, que diz que ela nunca passou de mais ou menos isso.',
    caveat: 'Sinais nos blocos, contados por outros. Um sinal não é promessa de exigir uma regra.',
  },
  'mt-gox-lost': {
    title: 'Bitcoins que a Mt. Gox disse terem sumido',
    how: 'Lido em uma notícia: {mt-gox-lost} moedas dos clientes e da corretora, somadas.',
    caveat: 'O que a empresa disse em fevereiro de 2014. Algumas das moedas apareceram depois.',
  },
  'mt-gox-found': {
    title: 'Bitcoins que a Mt. Gox achou de novo',
    how: 'Lido em uma notícia sobre a declaração da empresa.',
    caveat: 'Um valor arredondado. Estavam em carteiras de um tipo mais antigo.',
  },
};
