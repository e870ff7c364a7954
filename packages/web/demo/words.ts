export const SEAS = {
  NW: { en: 'Bay of Ice', uk: 'Крижана затока', hu: 'Jég-öböl', fa: 'خلیج یخ' },
  W: { en: 'Sunset Sea', uk: 'Призахідне море', hu: 'Napnyugati-tenger', fa: 'دریای غروب' },
  SW: { en: 'Redwyne Straits', uk: 'Протока Редвінів', hu: 'Redwyne-szoros', fa: 'تنگهٔ ردواین' },
  SE: { en: 'Sea of Dorne', uk: 'Дорнське море', hu: 'Dorne-i-tenger', fa: 'دریای دورن' },
  E: { en: 'Narrow Sea', uk: 'Вузьке море', hu: 'Keskeny-tenger', fa: 'دریای باریک' },
  NE: { en: 'Shivering Sea', uk: 'Тремтливе море', hu: 'Reszkető-tenger', fa: 'دریای لرزان' },
};
export const PLACES = {
  'bear-island': { en: 'Bear Island', uk: 'Ведмежий острів', hu: 'Medve-sziget', fa: 'جزیرهٔ خرس' },
  skagos: { en: 'Skagos', uk: 'Скаґос', hu: 'Skagos', fa: 'اسکاگوس' },
  arbor: { en: 'The Arbor', uk: 'Арбор', hu: 'Arbor', fa: 'آربور' },
  tarth: { en: 'Tarth', uk: 'Тарт', hu: 'Tarth', fa: 'تارث' },
  driftmark: { en: 'Driftmark', uk: 'Дрифтмарк', hu: 'Driftmark', fa: 'دریفت‌مارک' },
  'crackclaw-point': {
    en: 'Crackclaw Point',
    uk: 'Розколотий Кіготь',
    hu: 'Törtkarom-fok',
    fa: 'دماغهٔ کرک‌کلا',
  },
  'masseys-hook': { en: "Massey's Hook", uk: 'Гак Мессі', hu: 'Massey-horog', fa: 'قلاب مسی' },
  'the-bite': { en: 'The Bite', uk: 'Укус', hu: 'Harapás', fa: 'بایت' },
  'ironmans-bay': {
    en: "Ironman's Bay",
    uk: 'Затока Залізних Людей',
    hu: 'Vasemberek Öble',
    fa: 'خلیج آهن‌مردان',
  },
  'blackwater-bay': {
    en: 'Blackwater Bay',
    uk: 'Чорноводна затока',
    hu: 'Feketevíz-öböl',
    fa: 'خلیج بلک‌واتر',
  },
  'shipbreaker-bay': {
    en: 'Shipbreaker Bay',
    uk: 'Затока Розбитих Кораблів',
    hu: 'Hajótörő-öböl',
    fa: 'خلیج کشتی‌شکن',
  },
  stepstones: { en: 'Stepstones', uk: 'Східці', hu: 'Lépőkövek', fa: 'استپ‌استونز' },
};
