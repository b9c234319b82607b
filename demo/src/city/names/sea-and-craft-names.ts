import { nameList } from './name-list.ts';

export const SEA = nameList(`
Anchor=المرساة; Sail=الشراع; Mast=الصاري; Rudder=الدفة; Oar=المجداف; Compass=البوصلة; Coral=المرجان; Seashell=الصدف;
Wave=الموج; Tide=المد; Breeze=النسيم; North Wind=ريح الشمال; Sea Breeze=نسيم البحر; Fishermen=الصيادين;
Divers=الغواصين; Sailors=البحارة; Captains=القباطنة; Shipwrights=صناع السفن; Ropemakers=الحبالين;
Netmakers=صانعي الشباك; Harbour Pilots=مرشدي المرفأ; Customs House=دار الجمارك; Salt=الملح; Sponge=الإسفنج;
Ambergris=العنبر; Arsenal=الترسانة; Porters=الحمالين; Dhow=السنبوك; Felucca=الفلوكة; Galleon=الغليون; Gulf=الخليج;
Strait=المضيق; Island=الجزيرة; Reef=الشعاب; Dunes=الكثبان; Cliff=الجرف; Cove=الجون; Estuary=المصب; Beacon=الفنار;
Watchtower=برج المراقبة; Sunset=الغروب; Sunrise=الشروق; Moonlight=ضوء القمر; Starfish=نجم البحر;
Seahorse=فرس البحر; Sardine=السردين; Mullet=البوري; Tuna=التونة; Swordfish=أبو سيف; Sea Bream=الدنيس;
Lighthouse Keepers=حراس المنارة; Sand=الرمال; White Sails=الأشرعة البيضاء; Blue Harbour=الميناء الأزرق;
Sea Foam=زبد البحر; High Tide=المد العالي; Deep Sea=البحر العميق; Ferrymen=العبارين; Lifeboat=قارب النجاة;
Voyage=الرحلة; Return=العودة; Horizon=الأفق; Pearl Divers=غواصي اللؤلؤ; Mother of Pearl=عرق اللؤلؤ; Lagoon=الهور;
Harbour Bell=جرس المرفأ; Old Jetty=الرصيف القديم; Boatyard=حوض القوارب; Sextant=السدس; Trade Wind=الرياح التجارية;
Kelp=الطحالب; Pebble=الحصى; Driftwood=خشب البحر; Spray=الرذاذ; Promenade=المتنزه`);

export const CRAFTS = nameList(`
Coppersmiths=النحاسين; Goldsmiths=الصاغة; Blacksmiths=الحدادين; Carpenters=النجارين; Weavers=النساجين;
Dyers=الصباغين; Tanners=الدباغين; Saddlers=السراجين; Potters=الفخار; Glassblowers=القزازين; Bakers=الخبازين;
Millers=الطحانين; Butchers=اللحامين; Spice Sellers=العطارين; Perfumers=العطور; Soapmakers=المصابن;
Candlemakers=الشماعين; Bookbinders=المجلدين; Scribes=النساخ; Papermakers=الوراقين; Tentmakers=الخيامية;
Cotton Carders=القطانين; Silk Weavers=الحريريين; Cloth Merchants=تجار القماش; Shoemakers=الأساكفة;
Wood Turners=الخراطين; Tinsmiths=السمكرية; Cutlers=السكاكينية; Armourers=السلاح; Furriers=الفرائين;
Tailors=الخياطين; Felt Makers=اللبادين; Basket Weavers=السلالين; Masons=البنائين; Gilders=المذهبين;
Coffee Roasters=محامص القهوة; Confectioners=الحلوانيين; Honey Sellers=العسالين; Oil Pressers=الزياتين;
Water Carriers=السقائين; Grocers=البقالين; Greengrocers=الخضرية; Fishmongers=السماكين; Lantern Makers=الفوانيس;
Clockmakers=الساعاتية; Lute Makers=صناع العود; Storytellers=الحكواتي; Barbers=الحلاقين; Healers=الحكماء;
Money Changers=الصيارفة; Judges=القضاة; Khan=الخان; Hammam=الحمام; Public Fountain=السبيل; Two Fountains=السبيلين;
Seven Steps=الدرجات السبع; Arches=القناطر; Archway=القوس; Sea Gate=باب البحر; Water Gate=باب الماء;
Iron Gate=باب الحديد; Gate of the Wind=باب الريح; Covered Market=السوق المسقوف; Citadel=القلعة; Tower=البرج;
Minaret=المئذنة; Bell Tower=برج الجرس; Mill=الطاحون; Bakehouse=الفرن; Olive Press=المعصرة; Silk Khan=خان الحرير;
Oil Khan=خان الزيت; Soap Khan=خان الصابون; Rice Khan=خان الأرز; Salt Khan=خان الملح; Old Mint=دار السك;
Prayer Beads=المسابح; Carpet Sellers=السجاد; Mirrors=المرايا; Brass Lamps=المصابيح; Quilters=المنجدين;
Old Cistern=الصهريج القديم; Hidden Garden=الحديقة الخفية; Blue Door=الباب الأزرق; Narrow Gate=الباب الضيق;
White Stairs=الدرج الأبيض; Grand Khan=الخان الكبير; Small Market=السوق الصغير; Thursday Market=سوق الخميس;
Friday Market=سوق الجمعة; Henna Sellers=سوق الحناء; Rope Market=سوق الحبال; Wool Market=سوق الصوف;
Bird Market=سوق الطيور; Flower Market=سوق الزهور; Book Market=سوق الكتب; Silver Market=سوق الفضة`);

export const INDUSTRY = nameList(`
Steel=الفولاذ; Iron=الحديد; Brass=النحاس الأصفر; Furnaces=الأفران; Anvil=السندان; Hammer=المطرقة; Workshops=الورش;
Mechanics=الميكانيكيين; Electricians=الكهربائيين; Turbine=التوربين; Generators=المولدات; Boilers=المراجل;
Steam=البخار; Locomotive=القاطرة; Freight=الشحن; Depot=المستودع; Warehouses=المخازن; Cement=الإسمنت; Brickworks=الآجر;
Tileworks=البلاط; Glassworks=مصنع الزجاج; Textile=النسيج; Spinning Mill=المغزل; Loom=النول; Paper Mill=مصنع الورق;
Printing House=المطبعة; Sawmill=المنشرة; Timber=الأخشاب; Sugar Mill=مصنع السكر; Flour Mill=المطحنة;
Cold Store=البرادات; Cannery=معمل التعليب; Ceramics=الخزف; Rubber=المطاط; Gasworks=مصنع الغاز;
Waterworks=مصلحة المياه; Power Station=محطة الكهرباء; Railwaymen=عمال السكك; Signal=الإشارة; Weighbridge=القبان;
Customs=الجمارك; Export=التصدير; Trade=التجارة; Tannery=المدبغة; Craftsmen=الحرفيين; Toolmakers=صناع الأدوات;
Innovation=الابتكار; Technology=التقنية; Assembly=التجميع; Bearings=المحامل; Copper Wire=الأسلاك; Silos=الصوامع;
Loading Dock=رصيف التحميل; Cranes=الرافعات; Smelters=المصاهر; Moulders=السباكين; Welders=اللحامين المعدنيين;
Machinery=الآلات; Pipeline=الأنابيب; Pumping Station=محطة الضخ`);
